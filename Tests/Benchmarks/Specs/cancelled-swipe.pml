/* cancelled-swipe.nav from the reference, interleaved: the ends of transitions and the deliveries are steps of their own,
 * and one input may overtake what is under way.
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
bit backTapped;       /* whether the back button above it was tapped since all was at rest. */
bit likeTapped;
byte oldLetters;      /* The same of the page before, which is gone. */
bit oldFinished;
bit oldBackTapped;
bit openTapped;       /* On home, and a page was shown. */
byte inputs;          /* Since all was at rest. */

#define moves (page == COMING || page >= LEAVING)
#define atRest (!moves && letters == 0 && oldLetters == 0)
#define mayAct (inputs < 2)

inline settle() {
  if
  :: page == AWAY && letters > 0 ->   /* The page has left before its mail was read. */
    oldLetters = letters; oldFinished = finished; oldBackTapped = backTapped
  :: else
  fi;
  if
  :: page == AWAY -> letters = 0; finished = 0; backTapped = 0; likeTapped = 0
  :: else
  fi;
  if
  :: oldLetters == 0 -> oldFinished = 0; oldBackTapped = 0
  :: else
  fi;
  if
  :: atRest -> inputs = 0; openTapped = 0; backTapped = 0; likeTapped = 0
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { mayAct && page == AWAY -> inputs++; openTapped = 1; page = COMING; settle() } /* tap open */
  :: d_step { mayAct && page == THERE -> inputs++; likeTapped = 1; settle() } /* tap like */
  :: d_step { mayAct && page == THERE -> inputs++; backTapped = 1; page = LEAVING; letters++; settle() } /* back */
  :: d_step { mayAct && page == THERE -> inputs++; page = DRAGGED; letters++; settle() } /* swipe back begins */
  :: d_step { page == DRAGGED -> page = LEAVING; settle() } /* swipe back is finished */
  :: d_step { page == DRAGGED -> page = RETURNING; settle() } /* swipe back is let go */

  :: d_step { page == COMING || page == RETURNING -> page = THERE; settle() } /* transition ends */
  :: d_step { page == LEAVING -> page = AWAY; settle() } /* transition ends */
  :: d_step { oldLetters > 0 -> oldLetters--; oldFinished = 1; settle() } /* willDisappear */
  :: d_step { oldLetters == 0 && letters > 0 -> letters--; finished = 1; settle() } /* willDisappear */
  od
}
