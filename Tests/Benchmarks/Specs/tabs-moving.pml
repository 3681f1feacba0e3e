/* tabs-moving.nav from the reference, interleaved, UIKit on iOS 18. Nobody listens; what an input begins ends by itself, and one
 * more input may come before. While a stack moves it takes no touches, but the tab bar does: another tab ends what moves,
 * since it cannot be seen any more, and the selected tab pops to the list when the end has come, unless the stack, which
 * is without a screen that leaves or goes back to its place, is at the list already. So only the selected tab moves. */
#define SECTIONS 2
#define ACCOUNT SECTIONS

#define ABOUT 1
#define ARTICLE_A 2
#define ARTICLE_B 3
#define COMMENTS_A 4
#define COMMENTS_B 5

#define RESTING 0
#define COMING 1
#define LEAVING 2
#define DRAGGED 3
#define RETURNING 4

/* Controls; BACK is that of the bar. */
#define BACK 1
#define OPEN 2
#define MORE 3         /* about */
#define COMMENTS 4
#define NEXT 5
#define HOME 6
#define EDIT 7
#define SAVE 8

typedef Section {
  byte route[3];       /* Above the list, from below; 0 where the stack ends. */
  byte count
}
Section section[SECTIONS];
bit editing;           /* The editor lies on the profile. */
byte draft;
byte tab;              /* Selected; first the news. */
byte motion;           /* Of the selected tab's stack. */
byte leaving;          /* How many screens leave it, */
bit program;           /* since the app said so, and not the user. */
bit queued;            /* A pop to the list waits for the end. */
byte tapped;           /* Since all was at rest, as long as another input may come. */
byte inputs;           /* Since all was at rest. */

#define shown section[tab]
#define mayAct (motion == RESTING)
#define inNews (mayAct && tab < SECTIONS)
#define inAccount (mayAct && tab == ACCOUNT)
#define onList (inNews && shown.count == 0)
#define above (inNews && shown.count > 0)
#define top shown.route[shown.count - 1]
#define on(it) (above && top == it)
#define mayPush (shown.count < 3)
#define mayChange (inputs < 2 && motion != DRAGGED)
#define mayQueue (inputs < 2 && (motion == COMING || (tab < SECTIONS && ((motion == LEAVING && shown.count > leaving) || (motion == RETURNING && shown.count > 1)))))

inline move(how, control) { inputs++; motion = how; tapped = control }
inline push(it, control) { shown.route[shown.count] = it; shown.count++; move(COMING, control) }
inline leave(screens, control) { leaving = screens; move(LEAVING, control) }
inline rest() { motion = RESTING; leaving = 0; program = 0; tapped = 0; inputs = 0 }
inline take() {
  if
  :: tab == ACCOUNT -> editing = 0; leaving = 0
  :: else ->
    do
    :: leaving > 0 -> leaving--; shown.count--; shown.route[shown.count] = 0
    :: else -> break
    od
  fi
}
inline end() {
  if
  :: motion == LEAVING -> take()
  :: else
  fi;
  if
  :: queued ->
    queued = 0; program = 0;
    leaving = (tab == ACCOUNT -> 1 : shown.count);
    motion = LEAVING
  :: else -> rest()
  fi
}
inline change(to) {
  assert(!queued);
  if
  :: motion == LEAVING -> take()
  :: else
  fi;
  rest();
  tab = to
}

active proctype app() {
  do
  :: d_step { onList -> push(ARTICLE_A, OPEN) } /* tap open(a) */
  :: d_step { onList -> push(ARTICLE_B, OPEN) } /* tap open(b) */
  :: d_step { onList -> push(ABOUT, MORE) } /* tap about */
  :: d_step { on(ARTICLE_A) && mayPush -> push(COMMENTS_A, COMMENTS) } /* tap comments */
  :: d_step { on(ARTICLE_B) && mayPush -> push(COMMENTS_B, COMMENTS) } /* tap comments */
  :: d_step { on(ARTICLE_A) && mayPush -> push(ARTICLE_B, NEXT) } /* tap next */
  :: d_step { above && top >= COMMENTS_A -> program = 1; leave(shown.count, HOME) } /* tap home */
  :: d_step { above -> leave(1, BACK) } /* back */
  :: d_step { above && shown.count > 1 -> leave(shown.count, 0) } /* back menu to News.list */
  :: d_step { above && shown.count > 2 -> leave(2, 0) } /* back menu to News.article */
  :: d_step { above -> leave(shown.count, 0) } /* reselect */
  :: d_step { above -> move(DRAGGED, 0) } /* swipe back begins */

  :: d_step { inAccount && !editing -> editing = 1; move(COMING, EDIT) } /* tap edit */
  :: d_step { inAccount && editing && draft < 3 -> draft++ } /* tap type */
  :: d_step { inAccount && editing -> draft = 0; program = 1; leave(1, SAVE) } /* tap save */
  :: d_step { inAccount && editing -> leave(1, BACK) } /* back */
  :: d_step { inAccount && editing -> leave(1, 0) } /* reselect */
  :: d_step { inAccount && editing -> move(DRAGGED, 0) } /* swipe back begins */

  :: d_step { motion == DRAGGED -> motion = RETURNING } /* swipe back is let go */
  :: d_step { motion == DRAGGED -> motion = LEAVING; leaving = 1 } /* swipe back is finished */
  :: d_step { motion == COMING || motion == RETURNING || motion == LEAVING -> end() } /* transition ends */
  :: d_step { mayQueue -> inputs++; queued = 1; tapped = 0 } /* reselect; nothing reads what was tapped */

  :: d_step { mayChange && tab != 0 -> change(0) } /* select news */
  :: d_step { mayChange && tab != 1 -> change(1) } /* select sports */
  :: d_step { mayChange && tab != ACCOUNT -> change(ACCOUNT) } /* select account */
  od
}
