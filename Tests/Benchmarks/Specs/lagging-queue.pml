/* lagging-queue.nav from the reference, interleaved, UIKit on iOS 18, but notices lag: each is a letter in a mailbox, first in
 * first out, and its delivery is a step of its own. A pop waits for the end of the push that runs; while a finger drags the
 * form, or it goes back to its place, the stack holds the list alone, which cannot be popped. What moves takes no touches.
 *
 * A form that is gone is remembered as long as a letter speaks of it; the older of two is number 0. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

#define APPEARED 1     /* Letters, of form 0; of form 1 with 2 more. */
#define DISAPPEARED 2

byte form;             /* The one on the stack, */
bit current;           /* and its number. */
bit queued;            /* A pop waits. */
bit shown;
bit saving;
byte mail[4];
bit popped[2];         /* Of each form: it leaves, or has left, since the app said so, and not the user; */
bit saveTapped[2];     /* what was tapped on it since all was at rest, */
bit backTapped[2];     /* or above it. */
bit openTapped;        /* On the list. */
byte inputs;           /* Since all was at rest. */

#define speaksOf0 (mail[0] == 1 || mail[0] == 2 || mail[1] == 1 || mail[1] == 2 || mail[2] == 1 || mail[2] == 2 || mail[3] == 1 || mail[3] == 2)
#define speaksOf1 (mail[0] > 2 || mail[1] > 2 || mail[2] > 2 || mail[3] > 2)
#define has0 (speaksOf0 || (form != AWAY && current == 0))
#define has1 (speaksOf1 || (form != AWAY && current == 1))
#define mayAct (inputs < 2)

inline post(letter) {
  if
  :: mail[0] == 0 -> mail[0] = letter + 2 * current
  :: mail[0] != 0 && mail[1] == 0 -> mail[1] = letter + 2 * current
  :: mail[1] != 0 && mail[2] == 0 -> mail[2] = letter + 2 * current
  :: mail[2] != 0 -> assert(mail[3] == 0); mail[3] = letter + 2 * current
  fi
}
inline read() { mail[0] = mail[1]; mail[1] = mail[2]; mail[2] = mail[3]; mail[3] = 0 }
inline renumber(i) { mail[i] = (mail[i] > 2 -> mail[i] - 2 : mail[i]) }
inline carryOutQueued() {
  if
  :: queued && form == THERE -> queued = 0; form = LEAVING; popped[current] = 1
  :: else
  fi
}
inline settle() {
  if
  :: !has0 && has1 ->
    popped[0] = popped[1]; saveTapped[0] = saveTapped[1]; backTapped[0] = backTapped[1];
    popped[1] = 0; saveTapped[1] = 0; backTapped[1] = 0;
    renumber(0); renumber(1); renumber(2); renumber(3); current = 0
  :: else
  fi;
  if
  :: !has0 -> popped[0] = 0; saveTapped[0] = 0; backTapped[0] = 0
  :: else
  fi;
  if
  :: !has1 -> popped[1] = 0; saveTapped[1] = 0; backTapped[1] = 0
  :: else
  fi;
  if
  :: form == AWAY -> current = 0
  :: else
  fi;
  if
  :: (form == AWAY || form == THERE) && mail[0] == 0 ->
    inputs = 0; openTapped = 0; saveTapped[0] = 0; backTapped[0] = 0; saveTapped[1] = 0; backTapped[1] = 0
  :: else
  fi;
  if
  :: !mayAct -> openTapped = 0; saveTapped[0] = 0; backTapped[0] = 0; saveTapped[1] = 0; backTapped[1] = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { mayAct && form == AWAY && !openTapped ->
      assert(!has1); inputs++; openTapped = 1; current = speaksOf0; form = COMING; settle() } /* tap open */
  :: d_step { mayAct && form == THERE && shown && !saving && !saveTapped[current] ->
      inputs++; saveTapped[current] = 1; saving = 1; settle() } /* tap save */
  :: d_step { mayAct && form == THERE -> inputs++; backTapped[current] = 1; form = LEAVING; settle() } /* back */
  :: d_step { mayAct && form == THERE -> inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */

  :: d_step { form == COMING || form == RETURNING -> post(APPEARED); form = THERE; carryOutQueued(); settle() } /* transition ends */
  :: d_step { form == LEAVING -> post(DISAPPEARED); form = AWAY; settle() } /* transition ends */
  :: d_step { mail[0] == 1 || mail[0] == 3 -> read(); shown = 1; settle() } /* didAppear */
  :: d_step { mail[0] == 2 || mail[0] == 4 -> read(); shown = 0; settle() } /* didDisappear */

  :: d_step { saving ->
      saving = 0;
      if
      :: form == COMING -> queued = 1
      :: form == THERE -> form = LEAVING; popped[current] = 1
      :: else
      fi;
      settle() } /* save answers done */
  od
}
