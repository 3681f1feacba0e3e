/* lagging-swipe.nav from the reference, interleaved, UIKit on iOS 26, but notices lag: the ends of transitions and the
 * deliveries are steps of their own, and one input may overtake what is under way. While a push or pop runs, both screens
 * take taps, and back button and swipe work: each ends what runs in its own step.
 *
 * A page is on the stack, or it is gone and still spoken of by mail; the mailbox is first in, first out, so that what is
 * said of the page that is gone stands before what is said of the next. With the last letter that speaks of it, a page and
 * its flow are forgotten, and what was tapped on it as well. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

byte page;            /* Of the page on the stack, and of its flow: */
byte letters;         /* notices that it will disappear, not yet delivered; */
bit finished;         /* whether its flow is; */
bit likeTapped;       /* what was tapped since all was at rest, */
bit backTapped;       /* also the back button above it. */
byte oldLetters;      /* The same of the page before, which is gone. */
bit oldFinished;
bit oldLikeTapped;
bit oldBackTapped;
bit openTapped;       /* On home. */
byte inputs;          /* Since all was at rest. */

#define moves (page == COMING || page >= LEAVING)
#define atRest (!moves && letters == 0 && oldLetters == 0)
#define mayAct (inputs < 2)
#define homeTakesTaps (page == AWAY || page == COMING || page == LEAVING)
#define pageTakesTaps (page == THERE || page == COMING || page == LEAVING)
#define canGoBack (page == THERE || page == COMING)

inline pageIsGone() {
  if
  :: letters > 0 ->   /* The page has left before its mail was read. */
    assert(oldLetters == 0);
    oldLetters = letters; oldFinished = finished; oldLikeTapped = likeTapped; oldBackTapped = backTapped
  :: else
  fi;
  page = AWAY; letters = 0; finished = 0; likeTapped = 0; backTapped = 0
}
inline settle() {
  if
  :: oldLetters == 0 -> oldFinished = 0; oldLikeTapped = 0; oldBackTapped = 0
  :: else
  fi;
  if
  :: atRest -> inputs = 0; openTapped = 0; likeTapped = 0; backTapped = 0
  :: else
  fi;
  if
  :: !mayAct -> openTapped = 0; likeTapped = 0; backTapped = 0; oldLikeTapped = 0; oldBackTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { mayAct && homeTakesTaps && !openTapped ->
      inputs++; openTapped = 1;
      if
      :: page == LEAVING -> pageIsGone()
      :: else
      fi;
      page = COMING; settle() } /* tap open */
  :: d_step { mayAct && pageTakesTaps && !likeTapped -> inputs++; likeTapped = 1; settle() } /* tap like */
  :: d_step { mayAct && canGoBack -> inputs++; backTapped = 1; page = LEAVING; letters++; settle() } /* back */
  :: d_step { mayAct && canGoBack -> inputs++; page = DRAGGED; letters++; settle() } /* swipe back begins */
  :: d_step { page == DRAGGED -> page = LEAVING; settle() } /* swipe back is finished */
  :: d_step { page == DRAGGED -> page = RETURNING; settle() } /* swipe back is let go */

  :: d_step { page == COMING || page == RETURNING -> page = THERE; settle() } /* transition ends */
  :: d_step { page == LEAVING -> pageIsGone(); settle() } /* transition ends */
  :: d_step { oldLetters > 0 -> oldLetters--; oldFinished = 1; settle() } /* willDisappear */
  :: d_step { oldLetters == 0 && letters > 0 -> letters--; finished = 1; settle() } /* willDisappear */
  od
}
