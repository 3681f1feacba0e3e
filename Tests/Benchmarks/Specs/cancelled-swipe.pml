/* cancelled-swipe.nav from the reference, interleaved, UIKit on iOS 26. The notices of a movement belong to the step in which
 * it begins; the end of the movement is a step of its own. While a push or pop runs, both screens take taps, and back
 * button and swipe work: each ends what runs in its own step. Nothing takes touches while a finger drags or while the
 * page goes back to its place.
 *
 * The flow ends with the first willDisappear, also if the swipe is cancelled later. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

byte page;
bit finished;         /* The flow of the page. */
bit openTapped;       /* Since all was at rest: on home; */
bit likeTapped;       /* on the page; */
bit backTapped;       /* the back button, while the page was on top. */
byte inputs;          /* Since all was at rest. */

#define mayAct (inputs < 2)
#define homeTakesTaps (page == AWAY || page == COMING || page == LEAVING)
#define pageTakesTaps (page == THERE || page == COMING || page == LEAVING)
#define canGoBack (page == THERE || page == COMING)

inline forgetPage() { finished = 0; likeTapped = 0; backTapped = 0 }
inline settle() {
  if
  :: page == AWAY -> forgetPage()
  :: else
  fi;
  if
  :: page == AWAY || page == THERE -> inputs = 0; openTapped = 0; likeTapped = 0; backTapped = 0
  :: else
  fi;
  if
  :: !mayAct -> openTapped = 0; likeTapped = 0; backTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { mayAct && homeTakesTaps && !openTapped ->
      inputs++; openTapped = 1; forgetPage(); page = COMING; settle() } /* tap open; a page that leaves is gone */
  :: d_step { mayAct && pageTakesTaps && !likeTapped -> inputs++; likeTapped = 1; settle() } /* tap like */
  :: d_step { mayAct && canGoBack -> inputs++; backTapped = 1; finished = 1; page = LEAVING; settle() } /* back */
  :: d_step { mayAct && canGoBack -> inputs++; finished = 1; page = DRAGGED; settle() } /* swipe back begins */
  :: d_step { page == DRAGGED -> page = LEAVING; settle() } /* swipe back is finished */
  :: d_step { page == DRAGGED -> page = RETURNING; settle() } /* swipe back is let go */
  :: d_step { page == COMING || page == RETURNING -> page = THERE; settle() } /* transition ends */
  :: d_step { page == LEAVING -> page = AWAY; settle() } /* transition ends */
  od
}
