/* sheet.nav from the reference, interleaved, UIKit on iOS 26. Two containers move by themselves: the layer, and the stack
 * inside of it. While a push or pop runs, both screens take taps, and back button and swipe work: each ends what runs in
 * its own step. The branch hears that the sheet is gone in the step in which it goes, and forgets the flow there. While the
 * sheet slides out that the user has dragged down, home takes taps, but its control is closed as long as the flow lives. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

byte sheet;
byte form;                 /* The screen of `register`, on the login in the sheet. */
bit member;
bit finished;              /* The flow in the sheet. */
bit registerTapped;        /* Since all was at rest: on the login, */
bit loginDone;
bit formDone;              /* on the form screen, */
bit backTapped;            /* above it, */
bit signInTapped;          /* on home. */
bit signOutTapped;
byte inputs;               /* Since all was at rest. */

#define mayAct (inputs < 2)
#define onHome (mayAct && sheet == AWAY)
#define inSheet (mayAct && sheet == THERE)
#define loginTakesTaps (inSheet && (form == AWAY || form == COMING || form == LEAVING))
#define formTakesTaps (inSheet && (form == THERE || form == COMING || form == LEAVING))
#define canGoBack (inSheet && (form == THERE || form == COMING))

inline forgetForm() { formDone = 0; backTapped = 0 }
inline done() { inputs++; finished = 1; member = 1; sheet = LEAVING }
inline settle() {
  if
  :: sheet == AWAY -> form = AWAY; finished = 0; registerTapped = 0; loginDone = 0
  :: else
  fi;
  if
  :: form == AWAY -> forgetForm()
  :: else
  fi;
  if
  :: (sheet == AWAY || sheet == THERE) && (form == AWAY || form == THERE) ->
    inputs = 0; registerTapped = 0; loginDone = 0; forgetForm(); signInTapped = 0; signOutTapped = 0
  :: else
  fi;
  if
  :: !mayAct -> registerTapped = 0; loginDone = 0; backTapped = 0; formDone = 0; signInTapped = 0; signOutTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { onHome && !member && !signInTapped -> inputs++; signInTapped = 1; sheet = COMING; settle() } /* tap signIn */
  :: d_step { onHome && member && !signOutTapped -> inputs++; signOutTapped = 1; member = 0; settle() } /* tap signOut */
  :: d_step { loginTakesTaps && !registerTapped ->
      inputs++; registerTapped = 1; forgetForm(); form = COMING; settle() } /* tap register; a form that leaves is gone */
  :: d_step { loginTakesTaps && !loginDone -> loginDone = 1; done(); settle() } /* tap done */
  :: d_step { formTakesTaps && !formDone -> formDone = 1; done(); settle() } /* tap done */
  :: d_step { canGoBack -> inputs++; backTapped = 1; form = LEAVING; settle() } /* back */
  :: d_step { canGoBack -> inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */
  :: d_step { inSheet && form != DRAGGED -> inputs++; sheet = DRAGGED; settle() } /* swipe down begins */
  :: d_step { sheet == DRAGGED -> sheet = LEAVING; settle() } /* swipe down is finished */
  :: d_step { sheet == DRAGGED -> sheet = RETURNING; settle() } /* swipe down is let go */

  :: d_step { form == COMING || form == RETURNING -> form = THERE; settle() } /* transition ends */
  :: d_step { form == LEAVING -> form = AWAY; settle() } /* transition ends */
  :: d_step { sheet == COMING || sheet == RETURNING -> sheet = THERE; settle() } /* transition ends */
  :: d_step { sheet == LEAVING -> sheet = AWAY; settle() } /* transition ends; removed */
  od
}
