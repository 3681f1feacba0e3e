/* sheet.nav from the reference, interleaved. Two containers move by themselves: the layer, and the stack inside of it.
 * What leaves the sheet's stack alone is told to nobody; what leaves with the sheet is told to the branch, in one letter
 * that speaks of all screens that it took along. As long as that letter is under way, these screens, their flow and what
 * was tapped on them are remembered, and a new sheet may come already. */
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
bit registerTapped;        /* Since all was at rest: on the login; */
bit doneTapped;            /* on the login or on the form screen; a flow is ended from one of them. */
bit doneOnForm;
bit backTapped;            /* above the form screen; */
bit signInTapped;          /* on home. */
bit signOutTapped;
byte letter;               /* How many screens the letter speaks of, 0 without a letter; */
bit letterFinished;        /* and the same of these screens. */
bit letterRegisterTapped;
bit letterDone;
bit letterDoneOnForm;
bit letterBack;
byte inputs;               /* Since all was at rest. */

#define mayAct (inputs < 2)
#define stackRests (form == AWAY || form == THERE)
#define onLogin (sheet == THERE && form == AWAY)
#define onForm (sheet == THERE && form == THERE)

inline forgetSheet() {
  finished = 0; registerTapped = 0; doneTapped = 0; doneOnForm = 0; backTapped = 0; form = AWAY
}
inline sheetIsGone() {
  /* A screen that was leaving already has been taken by somebody else. */
  letter = (form == AWAY || form == LEAVING -> 1 : 2);
  letterFinished = finished;
  letterRegisterTapped = registerTapped;
  letterDone = doneTapped;
  letterDoneOnForm = doneOnForm;
  letterBack = (letter == 2 -> backTapped : 0);
  sheet = AWAY;
  forgetSheet()
}
inline settle() {
  if
  :: form == AWAY -> doneOnForm = 0; backTapped = 0
  :: else
  fi;
  if
  :: letter == 0 ->
    letterFinished = 0; letterRegisterTapped = 0; letterDone = 0; letterDoneOnForm = 0; letterBack = 0
  :: else
  fi;
  if
  :: (sheet == AWAY || sheet == THERE) && stackRests && letter == 0 ->
    inputs = 0; registerTapped = 0; doneTapped = 0; doneOnForm = 0; backTapped = 0; signInTapped = 0; signOutTapped = 0
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { mayAct && sheet == AWAY && !member -> inputs++; signInTapped = 1; sheet = COMING; settle() } /* tap signIn */
  :: d_step { mayAct && sheet == AWAY && member -> inputs++; signOutTapped = 1; member = 0; settle() } /* tap signOut */
  :: d_step { mayAct && onLogin -> inputs++; registerTapped = 1; form = COMING; settle() } /* tap register */
  :: d_step { mayAct && onLogin ->
      inputs++; doneTapped = 1; finished = 1; member = 1; sheet = LEAVING; settle() } /* tap done */
  :: d_step { mayAct && onForm ->
      inputs++; doneTapped = 1; doneOnForm = 1; finished = 1; member = 1; sheet = LEAVING; settle() } /* tap done */
  :: d_step { mayAct && onForm -> inputs++; backTapped = 1; form = LEAVING; settle() } /* back */
  :: d_step { mayAct && onForm -> inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */
  :: d_step { mayAct && sheet == THERE && form != DRAGGED -> inputs++; sheet = DRAGGED; settle() } /* swipe down begins */
  :: d_step { sheet == DRAGGED -> sheet = LEAVING; settle() } /* swipe down is finished */
  :: d_step { sheet == DRAGGED -> sheet = RETURNING; settle() } /* swipe down is let go */

  :: d_step { form == COMING || form == RETURNING -> form = THERE; settle() } /* transition ends */
  :: d_step { form == LEAVING -> form = AWAY; settle() } /* transition ends */
  :: d_step { sheet == COMING || sheet == RETURNING -> sheet = THERE; settle() } /* transition ends */
  :: d_step { sheet == LEAVING -> sheetIsGone(); settle() } /* transition ends */
  :: d_step { letter > 0 -> letter = 0; settle() } /* removed */
  od
}
