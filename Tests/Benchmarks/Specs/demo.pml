/* demo.nav from the reference, interleaved, SwiftUI on iOS 18, in the dialect `coordinator`: whatever the user takes away gets
 * its default exit in the step in which it is gone; what the app takes away gets none. What moves takes no touches, but
 * home does while a sheet slides out that the user has dragged down. The item of such a sheet is there until it is gone: to
 * set it anew does nothing, and a cover that is wanted meanwhile comes when the sheet has gone. */
#define AWAY 0
#define COMING 1
#define THERE 2
#define LEAVING 3
#define DRAGGED 4
#define RETURNING 5

/* What lies on home. */
#define SETTINGS 1
#define ANN 2          /* The overview of her profile, */
#define BOB 3          /* or of his. */

#define SHEET 1
#define COVER 2

bit member;
byte first;            /* On home. */
byte firstIs;
byte editIs;           /* The edit screen on the overview. */
bit firstProgram;      /* The first to take it away is the app, and not the user. */
bit editProgram;
byte old;              /* What a new screen replaces, as long as that comes, */
bit oldEdit;           /* with an edit screen on it, */
bit oldEditTapped;
byte want;             /* What the app believes to lie on home, where the stack shows it only after what it is doing. */
byte layer;
byte layerIs;
byte form;             /* The screen of `register`, on the login. */
bit formProgram;       /* The layer was dismissed before the user had taken the form away. */
bit named;             /* hasName */
bit finished;          /* The flow of the layer, which leaves for this. */
bit pending;           /* A cover is wanted while the sheet leaves. */
bit unset;             /* The app has set the item to nil while the sheet leaves that the user has dragged down. */

byte homeTapped;       /* Since all was at rest, a bit for each control: of home, */
bit resetTapped;       /* of the settings, */
bit editTapped;        /* of the overview, */
bit saveTapped;        /* of the edit screen, */
bit cancelTapped;
bit firstBack;         /* of the bar above the screens, */
bit editBack;
bit formBack;
bit registerTapped;    /* of the login, */
bit doneTapped;
bit formDone;          /* and of the form. */
byte inputs;           /* Since all was at rest. */
bit covered;            /* Within a step: a cover hides the stack. */

#define rests(x) (x == AWAY || x == THERE)
#define moves(x) (x == COMING || x == LEAVING || x == RETURNING)
#define rootRests (rests(firstIs) && rests(editIs))
#define believed(is, program) (is != AWAY && is != LEAVING && !program)
#define atRest (rootRests && rests(layerIs) && rests(form))
#define mayAct (inputs < 2)
#define onRoot (mayAct && (layerIs == AWAY || (layerIs == LEAVING && !finished)))
#define onHome (onRoot && firstIs == AWAY)
#define onFirst (onRoot && firstIs == THERE && editIs == AWAY)
#define onSettings (onFirst && first == SETTINGS)
#define onOverview (onFirst && first >= ANN)
#define onEdit (onRoot && editIs == THERE)
#define onLogin (mayAct && layerIs == THERE && form == AWAY)
#define onForm (mayAct && layerIs == THERE && form == THERE)

inline forgetEdit() { editIs = AWAY; editProgram = 0; saveTapped = 0; cancelTapped = 0; editBack = 0 }
inline forgetFirst() { first = 0; firstIs = AWAY; resetTapped = 0; editTapped = 0; firstBack = 0; firstProgram = 0 }
inline forgetForm() { form = AWAY; formProgram = 0; formBack = 0; formDone = 0 }
inline forgetLayer() {
  layer = 0; layerIs = AWAY; named = 0; finished = 0; unset = 0; registerTapped = 0; doneTapped = 0; forgetForm()
}
inline follow() {
  if
  :: rootRests && want == 0 && editIs == THERE && editProgram -> editIs = LEAVING
  :: rootRests && want != 0 ->
    old = first; oldEdit = (editIs != AWAY); oldEditTapped = editTapped;
    forgetEdit(); forgetFirst();
    first = want; firstIs = COMING; want = 0
  :: else
  fi
}
inline editEnds() {
  if
  :: editIs == LEAVING -> forgetEdit()
  :: else -> editIs = THERE
  fi;
  follow()
}
inline firstEnds() {
  if
  :: firstIs == LEAVING -> forgetEdit(); forgetFirst()
  :: else -> firstIs = THERE; old = 0; oldEdit = 0; oldEditTapped = 0
  fi;
  follow()
}
inline formEnds() {
  if
  :: form == LEAVING -> forgetForm()
  :: else -> form = THERE
  fi
}
inline layerEnds() {
  if
  :: layerIs == LEAVING ->
    forgetLayer();
    if
    :: pending -> pending = 0; layer = COVER; layerIs = COMING
    :: else
    fi
  :: else -> layerIs = (finished -> LEAVING : THERE)
  fi
}
/* A flow that has finished is let go, and its variables with it; its screens are still to be seen. */
inline done() { inputs++; finished = 1; named = 0; member = 1; layerIs = LEAVING }
inline link(user) {
  inputs++;
  covered = (layer == COVER && layerIs == THERE);
  if
  :: believed(layerIs, finished) ->
    finished = 1; named = 0;
    if
    :: believed(form, formProgram) -> formProgram = 1
    :: else
    fi;
    if
    :: layerIs == THERE -> layerIs = LEAVING
    :: else
    fi
  :: layerIs == LEAVING && !finished && !pending -> unset = 1
  :: else
  fi;
  if
  :: want == 0 && believed(firstIs, firstProgram) && first == user ->
    if
    :: believed(editIs, editProgram) -> editProgram = 1
    :: else
    fi
  :: else ->
    if
    :: believed(firstIs, firstProgram) -> firstProgram = 1
    :: else
    fi;
    if
    :: believed(editIs, editProgram) -> editProgram = 1
    :: else
    fi;
    want = user
  fi;
  if
  :: covered && rootRests && (want != 0 || editProgram) ->
    /* Below a cover nothing is seen, so that nothing is animated. */
    forgetEdit();
    if
    :: want != 0 -> forgetFirst(); first = want; firstIs = THERE; want = 0
    :: else
    fi
  :: else -> follow()
  fi;
  covered = 0
}
inline settle() {
  if
  :: atRest ->
    inputs = 0; homeTapped = 0; resetTapped = 0; editTapped = 0; saveTapped = 0; cancelTapped = 0; firstBack = 0;
    editBack = 0; formBack = 0; registerTapped = 0; doneTapped = 0; formDone = 0
  :: else
  fi;
  if
  :: !mayAct -> homeTapped = 0; resetTapped = 0; editTapped = 0; saveTapped = 0; cancelTapped = 0; firstBack = 0;
    editBack = 0; formBack = 0; registerTapped = 0; doneTapped = 0; formDone = 0; oldEditTapped = 0 /* Nothing reads what was tapped. */
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { onHome ->
      inputs++; homeTapped = homeTapped | 1; first = ANN; firstIs = COMING; settle() } /* tap profile(ann) */
  :: d_step { onHome ->
      inputs++; homeTapped = homeTapped | 2; first = BOB; firstIs = COMING; settle() } /* tap profile(bob) */
  :: d_step { onHome ->
      inputs++; homeTapped = homeTapped | 4; first = SETTINGS; firstIs = COMING; settle() } /* tap settings */
  :: d_step { onHome && !member ->
      inputs++; homeTapped = homeTapped | 8;
      if
      :: layerIs == AWAY -> layer = SHEET; layerIs = COMING
      :: else
      fi;
      settle() } /* tap signIn */
  :: d_step { onHome && !member ->
      inputs++; homeTapped = homeTapped | 16;
      if
      :: layerIs == AWAY -> layer = COVER; layerIs = COMING
      :: else -> pending = 1
      fi;
      settle() } /* tap signInFull */

  :: d_step { mayAct -> link(ANN); settle() } /* link profile(ann) */
  :: d_step { mayAct -> link(BOB); settle() } /* link profile(bob) */

  :: d_step { onSettings -> inputs++; resetTapped = 1; firstIs = LEAVING; firstProgram = 1; settle() } /* tap reset */
  :: d_step { onOverview -> inputs++; editTapped = 1; editIs = COMING; settle() } /* tap edit */
  :: d_step { onFirst -> inputs++; firstBack = 1; firstIs = LEAVING; settle() } /* back */
  :: d_step { onFirst -> inputs++; firstIs = DRAGGED; settle() } /* swipe back begins */
  :: d_step { onEdit ->
      inputs++; saveTapped = 1; editIs = LEAVING; firstIs = LEAVING; editProgram = 1; firstProgram = 1; settle() } /* tap save */
  :: d_step { onEdit -> inputs++; cancelTapped = 1; editIs = LEAVING; editProgram = 1; settle() } /* tap cancel */
  :: d_step { onEdit -> inputs++; editBack = 1; editIs = LEAVING; settle() } /* back */
  :: d_step { onEdit -> inputs++; editIs = LEAVING; firstIs = LEAVING; settle() } /* back menu */
  :: d_step { onEdit -> inputs++; editIs = DRAGGED; settle() } /* swipe back begins */

  :: d_step { onLogin -> inputs++; registerTapped = 1; named = 1; form = COMING; settle() } /* tap register */
  :: d_step { onLogin -> doneTapped = 1; done(); settle() } /* tap done */
  :: d_step { onForm && named -> formDone = 1; done(); settle() } /* tap done */
  :: d_step { onForm -> inputs++; formBack = 1; form = LEAVING; settle() } /* back */
  :: d_step { onForm -> inputs++; form = DRAGGED; settle() } /* swipe back begins */
  :: d_step { mayAct && layer == SHEET && layerIs == THERE && form != DRAGGED ->
      inputs++; layerIs = DRAGGED; settle() } /* swipe down begins */

  :: d_step { firstIs == DRAGGED -> firstIs = LEAVING; settle() } /* swipe back is finished */
  :: d_step { firstIs == DRAGGED -> firstIs = RETURNING; settle() } /* swipe back is let go */
  :: d_step { editIs == DRAGGED -> editIs = LEAVING; settle() } /* swipe back is finished */
  :: d_step { editIs == DRAGGED -> editIs = RETURNING; settle() } /* swipe back is let go */
  :: d_step { form == DRAGGED -> form = LEAVING; settle() } /* swipe back is finished */
  :: d_step { form == DRAGGED -> form = RETURNING; settle() } /* swipe back is let go */
  :: d_step { layerIs == DRAGGED -> layerIs = LEAVING; settle() } /* swipe down is finished */
  :: d_step { layerIs == DRAGGED -> layerIs = RETURNING; settle() } /* swipe down is let go */

  :: d_step { moves(firstIs) -> firstEnds(); settle() } /* transition ends @ App.home, App.settings, Profile.overview */
  :: d_step { moves(editIs) && firstIs == THERE -> editEnds(); settle() } /* transition ends @ Profile.overview, Profile.edit */
  :: d_step { moves(form) -> formEnds(); settle() } /* transition ends @ Auth.login, Auth.register */
  :: d_step { moves(layerIs) -> layerEnds(); settle() } /* transition ends @ Auth.login, Auth.register */
  od
}
