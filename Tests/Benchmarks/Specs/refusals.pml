/* refusals.nav and queue.nav from the reference, interleaved, with an effect in flight that does not count as a movement.
 *
 * UIKit refuses a presentation while a layer moves; that it was refused is remembered until the world has come to rest and
 * goes on, since `no-silent-drop` asks there whether it came after all. The help that a tap on the form asks for while the
 * help before slides out is not missed: the user taps again. A command for a stack that moves ends what moves and is
 * carried out (iOS 26), or waits for the end (iOS 18, QUEUE); below a layer that moves, and while a finger drags, it waits on
 * both. A stack below a sheet that is up cannot be seen: there a pop takes no time. While a finger drags the form, or it goes
 * back to its place, the stack holds the list alone, which cannot be popped.
 *
 * An alert is presented from the last screen that the stack holds, and so refused while the help is there. A screen that is gone is remembered as long as something
 * that it presented is there. */
#ifdef QUEUE
#define touchesWhileMoving 0
#define now 0
#else
#define touchesWhileMoving 1
#define now 1
#endif

#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

#define LIST 1
#define FORM 2

#define POP 1
#define PUSH 2

byte form;
bit popped;         /* The form leaves since the app said so, and not the user. */
byte queued;        /* POP or PUSH of a form. */
byte help;
bit dragDown;       /* The help leaves since the user has dragged it down. */
byte warning;
byte presenter;     /* Of the warning; 0 without one. */
bit saving;
bit refused;        /* A warning was to be presented. */
bit openTapped;     /* Since all was at rest, as long as the screen is remembered: on the list; */
bit saveTapped;     /* on the form, */
bit helpTapped;
bit backTapped;     /* above it; */
bit oldPopped;      /* the same of a form that is gone and has presented the help; */
bit oldSaveTapped;
bit oldHelpTapped;
bit oldBackTapped;
bit closeTapped;    /* on the help; */
bit okTapped;       /* on the warning. */
byte inputs;        /* Since all was at rest. */

#define rests(x) (x == AWAY || x == THERE)
#define atRest (rests(form) && rests(help) && rests(warning))
#define mayAct (inputs < 2)
#define below (mayAct && warning == AWAY && (help == AWAY || (help == LEAVING && dragDown)))
#define swaps (touchesWhileMoving && (form == COMING || form == LEAVING))
#define onList (below && (form == AWAY || swaps))
#define onForm (below && (form == THERE || swaps))
#define canGoBack (below && (form == THERE || (touchesWhileMoving && form == COMING)))
#define onHelp (mayAct && help == THERE && warning == AWAY)

inline begin() {
  if
  :: atRest -> refused = 0
  :: else
  fi
}
inline formIsGone() {
  assert(presenter != FORM);
  if
  :: help != AWAY ->
    oldPopped = popped; oldSaveTapped = saveTapped; oldHelpTapped = helpTapped; oldBackTapped = backTapped
  :: else
  fi;
  form = AWAY; popped = 0; saveTapped = 0; helpTapped = 0; backTapped = 0
}
inline carryPop() {
  popped = 1;
  if
  :: help == AWAY -> form = LEAVING
  :: help != AWAY -> assert(help == THERE); formIsGone()
  fi
}
inline carryOutQueued() {
  if
  :: queued != 0 && rests(form) && rests(help) ->
    assert(warning == AWAY);
    if
    :: queued == PUSH -> assert(form == AWAY && help == AWAY); form = COMING
    :: queued == POP && form == THERE -> carryPop()
    :: else
    fi;
    queued = 0
  :: else
  fi
}
inline settle() {
  if
  :: warning == AWAY -> presenter = 0; okTapped = 0
  :: else
  fi;
  if
  :: help == AWAY -> closeTapped = 0; dragDown = 0; oldPopped = 0; oldSaveTapped = 0; oldHelpTapped = 0; oldBackTapped = 0
  :: else
  fi;
  if
  :: atRest ->
    inputs = 0; openTapped = 0; saveTapped = 0; helpTapped = 0; backTapped = 0; oldSaveTapped = 0; oldHelpTapped = 0;
    oldBackTapped = 0; closeTapped = 0; okTapped = 0
  :: else
  fi;
  if
  :: !mayAct -> openTapped = 0; saveTapped = 0; helpTapped = 0; backTapped = 0; oldSaveTapped = 0;
    oldHelpTapped = 0; oldBackTapped = 0; closeTapped = 0; okTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { onList && !openTapped ->
      begin(); inputs++; openTapped = 1;
      if
      :: help == AWAY ->
        if
        :: form == LEAVING -> formIsGone()
        :: else -> assert(form == AWAY)
        fi;
        form = COMING
      :: help != AWAY -> assert(form == AWAY); queued = PUSH
      fi;
      settle() } /* tap open */
  :: d_step { onForm && !saving && !saveTapped -> begin(); inputs++; saveTapped = 1; saving = 1; settle() } /* tap save */
  :: d_step { onForm && !helpTapped ->
      begin(); inputs++; helpTapped = 1;
      if
      :: help == AWAY -> help = COMING
      :: else
      fi;
      settle() } /* tap help */
  :: d_step { canGoBack -> begin(); inputs++; backTapped = 1; form = LEAVING; settle() } /* back */
  :: d_step { canGoBack -> begin(); inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */
  :: d_step { onHelp && !closeTapped -> begin(); inputs++; closeTapped = 1; help = LEAVING; settle() } /* tap close */
  :: d_step { onHelp -> begin(); inputs++; help = DRAGGED; settle() } /* swipe down begins */
  :: d_step { help == DRAGGED -> help = LEAVING; dragDown = 1; settle() } /* swipe down is finished */
  :: d_step { help == DRAGGED -> help = RETURNING; settle() } /* swipe down is let go */
  :: d_step { mayAct && warning == THERE && !okTapped ->
      begin(); inputs++; okTapped = 1; warning = LEAVING; settle() } /* tap ok */

  :: d_step { form == COMING || form == RETURNING -> form = THERE; carryOutQueued(); settle() } /* transition ends @ Editor.form */
  :: d_step { form == LEAVING -> formIsGone(); carryOutQueued(); settle() } /* transition ends @ Editor.list */
  :: d_step { help == COMING || help == RETURNING -> help = THERE; carryOutQueued(); settle() } /* transition ends @ Editor.help */
  :: d_step { help == LEAVING -> help = AWAY; carryOutQueued(); settle() } /* transition ends @ Editor.help */
  :: d_step { warning == COMING -> warning = THERE; settle() } /* transition ends @ Editor.warning */
  :: d_step { warning == LEAVING -> warning = AWAY; settle() } /* transition ends @ Editor.warning */

  :: d_step { saving ->
      begin();
      saving = 0;
      assert(warning == AWAY);
      if
      :: form == COMING && !now -> queued = POP
      :: form == COMING && now && queued != 0 -> assert(0)
      :: form == THERE && (queued != 0 || !rests(help)) -> assert(queued != PUSH); queued = POP
      :: form == COMING && now && queued == 0 && !rests(help) -> form = THERE; queued = POP
      :: (form == THERE || (form == COMING && now)) && queued == 0 && rests(help) -> carryPop()
      :: else
      fi;
      settle() } /* save answers done */
  :: d_step { saving ->
      begin();
      saving = 0;
      if
      :: help != AWAY -> refused = 1
      :: help == AWAY -> warning = COMING; presenter = (form == COMING || form == THERE -> FORM : LIST)
      fi;
      settle() } /* save answers failed */
  od
}
