/* path.nav from the reference, interleaved, SwiftUI on iOS 26. While a push or pop runs, both of its screens take taps, and back
 * button and swipe work. A command changes the path at once; the container follows when what runs has ended. Back button and
 * swipe end what runs and begin anew in their own step. The user's pop is written to the path when it begins, or when the
 * swipe is let go at its end. A command on a screen that leaves changes the same path; an empty path stays as it is. */
#define PAGE 1
#define DETAIL 2

#define RESTING 0
#define COMING 1
#define LEAVING 2
#define DRAGGED 3
#define RETURNING 4

/* Controls, a bit for each. */
#define BACK 1
#define CLOSE 2
#define OPEN 4
#define MORE 4
#define DONE 4

byte shown[4];         /* From home, with what leaves or is dragged; 0 also where it ends. */
byte count;            /* Of the screens above home. */
byte tapped[4];        /* On each, since all was at rest. */
byte motion;
byte leaving;          /* How many screens leave, */
bit program;           /* since the app said so, and not the user. */
byte kept;             /* The path: so many of the screens above home, */
byte added;            /* and one that is not shown yet. */
byte inputs;           /* Since all was at rest. */
byte at;               /* Within a step. */

#define mayAct (inputs < 2)
#define runs (motion == COMING || motion == LEAVING)
#define length (motion == LEAVING -> count - leaving : count)
#define lower (motion == COMING -> count - 1 : (motion == LEAVING -> count - leaving : count))
#define can(i, it, control) (mayAct && (motion == RESTING || runs) && shown[i] == it && (tapped[i] & control) == 0)
#define top(it, control) (can(count, it, control) && (it != 0 || count == 0))
#define other(it, control) (runs && can(lower, it, control) && (it != 0 || lower == 0))
#define canGoBack (mayAct && (motion == RESTING || runs) && length > 0)

inline endMotion() {
  do
  :: motion == LEAVING && leaving > 0 -> shown[count] = 0; tapped[count] = 0; count--; leaving--
  :: else -> break
  od;
  motion = RESTING; program = 0
}
inline follow() {
  if
  :: motion == RESTING && added != 0 -> assert(kept == count); count++; shown[count] = added; kept = count; added = 0; motion = COMING
  :: motion == RESTING && added == 0 && kept < count -> leaving = count - kept; program = 1; motion = LEAVING
  :: else
  fi
}
inline settle() {
  if
  :: motion == RESTING -> inputs = 0; tapped[0] = 0; tapped[1] = 0; tapped[2] = 0; tapped[3] = 0
  :: else
  fi;
  if
  :: !mayAct -> tapped[0] = 0; tapped[1] = 0; tapped[2] = 0; tapped[3] = 0 /* Nothing reads what was tapped. */
  :: else
  fi;
  at = 0
}
inline tap(i, control) { inputs++; tapped[i] = tapped[i] | control }
inline push(i, control, it) { tap(i, control); assert(added == 0); added = it; follow(); settle() }
inline pop(i) {
  tap(i, CLOSE);
  assert(added == 0);
  kept = (kept > 0 -> kept - 1 : 0);
  follow(); settle()
}
inline popToHome(i) { tap(i, DONE); assert(added == 0); kept = 0; follow(); settle() }

active proctype app() {
  do
  :: d_step { top(0, OPEN) -> push(count, OPEN, PAGE) } /* tap open */
  :: d_step { other(0, OPEN) -> push(0, OPEN, PAGE) } /* tap open */
  :: d_step { top(PAGE, MORE) -> push(count, MORE, DETAIL) } /* tap more */
  :: d_step { other(PAGE, MORE) -> at = lower; push(at, MORE, DETAIL) } /* tap more */
  :: d_step { top(PAGE, CLOSE) || top(DETAIL, CLOSE) -> pop(count) } /* tap close */
  :: d_step { other(PAGE, CLOSE) || other(DETAIL, CLOSE) -> at = lower; pop(at) } /* tap close */
  :: d_step { top(DETAIL, DONE) -> popToHome(count) } /* tap done */
  :: d_step { other(DETAIL, DONE) -> at = lower; popToHome(at) } /* tap done */

  :: d_step { canGoBack ->
      endMotion(); assert(kept == count && added == 0);
      tap(count, BACK); leaving = 1; kept--; motion = LEAVING; settle() } /* back */
  :: d_step { mayAct && motion == RESTING && count > 1 -> inputs++; leaving = count; kept = 0; motion = LEAVING; settle() } /* back menu */
  :: d_step { canGoBack -> endMotion(); assert(kept == count && added == 0); inputs++; motion = DRAGGED; settle() } /* swipe back begins */
  :: d_step { motion == DRAGGED -> motion = LEAVING; leaving = 1; kept-- } /* swipe back is finished */
  :: d_step { motion == DRAGGED -> motion = RETURNING } /* swipe back is let go */

  :: d_step { runs || motion == RETURNING -> endMotion(); follow(); settle() } /* transition ends */
  od
}
