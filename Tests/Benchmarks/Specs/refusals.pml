/* refusals.nav from the reference, interleaved, with an effect in flight that does not count as a movement.
 *
 * UIKit refuses a pop while the stack moves, and a presentation while a layer moves. A pop that was refused is over; that a
 * presentation was is remembered until the world has come to rest and goes on, since `no-silent-drop` asks there whether it
 * came after all. A stack below a sheet that is up cannot be seen: there a pop takes no time. An alert is presented from
 * the last screen that does not leave, and remembers which that was. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

#define LIST 1
#define FORM 2
#define HELP 3

byte form;
bit popped;         /* The form leaves since the app said so, and not the user. */
byte help;
byte warning;
byte presenter;     /* Of the warning; 0 without one. */
bit saving;
bit refused;        /* A warning was to be presented. */
bit openTapped;     /* Since all was at rest, as long as the screen is remembered: on the list; */
bit helpTapped;     /* on the form, */
bit backTapped;     /* above it; */
bit closeTapped;    /* on the help; */
bit okTapped;       /* on the warning. */
byte inputs;        /* Since all was at rest. */

#define rests(x) (x == AWAY || x == THERE)
#define atRest (rests(form) && rests(help) && rests(warning))
#define mayAct (inputs < 2)
#define onList (mayAct && form == AWAY && help == AWAY && warning == AWAY)
#define onForm (mayAct && form == THERE && help == AWAY && warning == AWAY)
#define onHelp (mayAct && help == THERE && warning == AWAY)

inline begin() {
  if
  :: atRest -> refused = 0
  :: else
  fi
}
inline settle() {
  if
  :: warning == AWAY -> presenter = 0; okTapped = 0
  :: else
  fi;
  if
  :: help == AWAY -> closeTapped = 0
  :: else
  fi;
  if
  :: form == AWAY -> popped = 0
  :: else
  fi;
  if
  :: form == AWAY && help == AWAY && presenter != FORM -> helpTapped = 0; backTapped = 0
  :: else
  fi;
  if
  :: atRest -> inputs = 0; openTapped = 0; helpTapped = 0; backTapped = 0; closeTapped = 0; okTapped = 0
  :: else
  fi
}
inline goOn(x) {
  x = (x == LEAVING -> AWAY : THERE)
}

active proctype app() {
  do
  :: d_step { onList -> begin(); inputs++; openTapped = 1; form = COMING; settle() } /* tap open */
  :: d_step { onForm && !saving -> begin(); inputs++; saving = 1; settle() } /* tap save */
  :: d_step { onForm -> begin(); inputs++; helpTapped = 1; help = COMING; settle() } /* tap help */
  :: d_step { onForm -> begin(); inputs++; backTapped = 1; form = LEAVING; settle() } /* back */
  :: d_step { onForm -> begin(); inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */
  :: d_step { onHelp -> begin(); inputs++; closeTapped = 1; help = LEAVING; settle() } /* tap close */
  :: d_step { onHelp -> begin(); inputs++; help = DRAGGED; settle() } /* swipe down begins */
  :: d_step { help == DRAGGED -> help = LEAVING; settle() } /* swipe down is finished */
  :: d_step { help == DRAGGED -> help = RETURNING; settle() } /* swipe down is let go */
  :: d_step { mayAct && warning == THERE -> begin(); inputs++; okTapped = 1; warning = LEAVING; settle() } /* tap ok */

  :: d_step { form == COMING || form == LEAVING || form == RETURNING -> goOn(form); settle() } /* transition ends @ Editor.form, Editor.list */
  :: d_step { help == COMING || help == LEAVING || help == RETURNING -> goOn(help); settle() } /* transition ends @ Editor.help */
  :: d_step { warning == COMING || warning == LEAVING -> goOn(warning); settle() } /* transition ends @ Editor.warning */

  :: d_step { saving ->
      begin();
      saving = 0;
      if
      :: form == THERE -> form = (help == THERE -> AWAY : LEAVING); popped = (form == LEAVING)
      :: else
      fi;
      settle() } /* save answers done */
  :: d_step { saving ->
      begin();
      saving = 0;
      if
      :: !rests(help) -> refused = 1
      :: help == THERE -> warning = COMING; presenter = HELP
      :: help == AWAY -> warning = COMING; presenter = (form == AWAY || form == LEAVING -> LIST : FORM)
      fi;
      settle() } /* save answers failed */
  od
}
