/* queue.nav: the same on iOS 18. */
#define QUEUE
#include "refusals.pml"
