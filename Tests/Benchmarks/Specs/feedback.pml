/* feedback.nav from the reference, interleaved, in the dialect `feedback`: every change of a variable is a state that the
 * feedback answers. `first` answers none while its effect runs. `finish` on the map ends the effect and dismisses the map at
 * once; that it has ended is told by mail, behind what was emitted before. A map that the user takes away ends the effect
 * when the news of it are read. What tells of an effect does not speak of its screen. */
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
bit dismissed;         /* The map leaves since the app said so, and not the user. */
bit running;           /* The effect. */
byte mail[3];          /* To the coordinator, first in, first out; 0 where it ends. */
bit removed;           /* Mail of the container: the user took the map away. */
bit refused;           /* The map was to be presented; remembered until a world at rest goes on. */
bit lookTapped;        /* Since all was at rest: on the list; */
bit parkTapped;        /* on the map. */
bit museumTapped;
bit cancelTapped;
byte inputs;           /* Since all was at rest. */

#define atRest ((map == AWAY || map == THERE) && mail[0] == 0 && !removed)
#define mayAct (inputs < 2)
#define onList (mayAct && map == AWAY)
#define onMap (mayAct && map == THERE)

inline begin() {
  if
  :: atRest -> refused = 0
  :: else
  fi
}
inline post(letter) {
  if
  :: mail[0] == 0 -> mail[0] = letter
  :: mail[0] != 0 && mail[1] == 0 -> mail[1] = letter
  :: mail[0] != 0 && mail[1] != 0 -> assert(mail[2] == 0); mail[2] = letter
  fi
}
inline answer() {
  if
  :: state == SEARCHING && !running ->
    running = 1;
    if
    :: map == AWAY -> map = COMING
    :: else -> refused = 1
    fi
  :: else
  fi
}
inline end() {
  running = 0; post(ENDED); map = LEAVING; dismissed = 1
}
inline settle() {
  if
  :: map == AWAY -> dismissed = 0
  :: else
  fi;
  if
  :: map == AWAY && !removed -> parkTapped = 0; museumTapped = 0; cancelTapped = 0
  :: else
  fi;
  if
  :: atRest -> inputs = 0; lookTapped = 0; parkTapped = 0; museumTapped = 0; cancelTapped = 0
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { onList && state != SEARCHING ->
      begin(); inputs++; lookTapped = 1; state = SEARCHING; answer(); settle() } /* tap look */
  :: d_step { onMap -> begin(); inputs++; parkTapped = 1; post(PARK); end(); settle() } /* tap pick(park) */
  :: d_step { onMap -> begin(); inputs++; museumTapped = 1; post(MUSEUM); end(); settle() } /* tap pick(museum) */
  :: d_step { onMap -> begin(); inputs++; cancelTapped = 1; end(); settle() } /* tap cancel */
  :: d_step { onMap -> begin(); inputs++; map = DRAGGED; settle() } /* swipe down begins */
  :: d_step { map == DRAGGED -> map = LEAVING; settle() } /* swipe down is finished */
  :: d_step { map == DRAGGED -> map = RETURNING; settle() } /* swipe down is let go */
  :: d_step { mayAct && !messages -> begin(); inputs++; messages = 1; answer(); settle() } /* event messageArrived */

  :: d_step { map == COMING || map == RETURNING -> map = THERE; settle() } /* transition ends */
  :: d_step { map == LEAVING -> map = AWAY; removed = !dismissed; settle() } /* transition ends */
  :: d_step { removed -> removed = 0; running = 0; post(ENDED); settle() } /* removed */
  :: d_step { mail[0] >= PARK ->
      state = mail[0]; mail[0] = mail[1]; mail[1] = mail[2]; mail[2] = 0; settle() } /* step placePicked */
  :: d_step { mail[0] == ENDED ->
      mail[0] = mail[1]; mail[1] = mail[2]; mail[2] = 0;
      state = (state == SEARCHING -> LOADED : state);
      settle() } /* choosePlace has ended */
  od
}
