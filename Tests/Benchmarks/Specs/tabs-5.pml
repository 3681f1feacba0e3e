/* tabs-5.nav: four tabs of news and the account. */
#define SECTIONS 4
#include "tabs.pml"
