/* feedback.nav from the reference, interleaved, in the dialect `feedback`: every change of a variable is a state that the
 * feedback answers. `first` answers none while its effect runs. `finish` on the map ends the effect and dismisses the map at
 * once; that it has ended is told by mail, behind what was emitted before. A map that the user takes away ends the effect
 * in the step in which it is gone. The feedback is busy until it hears of the end.
 *
 * While the map slides out that the user has dragged down, the list takes taps; it has no control then, since the state is
 * `searching` until the feedback has heard of the end. */
#define LOADED 0
#define SEARCHING 1
#define PARK 2
#define MUSEUM 3

#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

#define ENDED 1        /* In the mail, besides PARK and MUSEUM. */

byte state;
bit messages;          /* Arrived, of at most one; `unread` is the same. */
byte map;
bit running;           /* The feedback has begun, and has not heard of the end. */
bit over;              /* Its effect has ended. */
byte mail[2];          /* To the coordinator, first in, first out; 0 where it ends. */
bit lookTapped;        /* Since all was at rest: on the list; */
bit pickTapped;        /* on the map. */
bit cancelTapped;
byte inputs;           /* Since all was at rest. */

#define atRest ((map == AWAY || map == THERE) && mail[0] == 0)
#define mayAct (inputs < 2)
#define onList (mayAct && (map == AWAY || (map == LEAVING && running && !over)))
#define onMap (mayAct && map == THERE)

inline post(letter) {
  if
  :: mail[0] == 0 -> mail[0] = letter
  :: else -> assert(mail[1] == 0); mail[1] = letter
  fi
}
inline answer() {
  if
  :: state == SEARCHING && !running ->
    assert(map == AWAY);
    running = 1; map = COMING
  :: else
  fi
}
inline end() {
  over = 1; post(ENDED); map = LEAVING
}
inline settle() {
  if
  :: map == AWAY -> pickTapped = 0; cancelTapped = 0
  :: else
  fi;
  if
  :: atRest -> inputs = 0; lookTapped = 0; pickTapped = 0; cancelTapped = 0
  :: else
  fi;
  if
  :: !mayAct -> lookTapped = 0; pickTapped = 0; cancelTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { onList && state != SEARCHING && !lookTapped ->
      inputs++; lookTapped = 1; state = SEARCHING; answer(); settle() } /* tap look */
  :: d_step { onMap && !pickTapped -> inputs++; pickTapped = 1; post(PARK); end(); settle() } /* tap pick(park) */
  :: d_step { onMap && !pickTapped -> inputs++; pickTapped = 1; post(MUSEUM); end(); settle() } /* tap pick(museum) */
  :: d_step { onMap && !cancelTapped -> inputs++; cancelTapped = 1; end(); settle() } /* tap cancel */
  :: d_step { onMap -> inputs++; map = DRAGGED; settle() } /* swipe down begins */
  :: d_step { map == DRAGGED -> map = LEAVING; settle() } /* swipe down is finished */
  :: d_step { map == DRAGGED -> map = RETURNING; settle() } /* swipe down is let go */
  :: d_step { mayAct && !messages -> inputs++; messages = 1; answer(); settle() } /* event messageArrived */

  :: d_step { map == COMING || map == RETURNING -> map = THERE; settle() } /* transition ends */
  :: d_step { map == LEAVING ->
      map = AWAY;
      if
      :: running && !over -> over = 1; post(ENDED)
      :: else
      fi;
      settle() } /* transition ends */
  :: d_step { mail[0] >= PARK ->
      state = mail[0]; mail[0] = mail[1]; mail[1] = 0; settle() } /* step placePicked */
  :: d_step { mail[0] == ENDED ->
      mail[0] = mail[1]; mail[1] = 0;
      state = (state == SEARCHING -> LOADED : state); running = 0; over = 0;
      settle() } /* choosePlace has ended */
  od
}
