/* tabs.nav and tabs-5.nav from the reference: some tabs of news, and the account. A settled world is the selected tab, the
 * stacks and the draft; with atomic timing all that can be under way is a gesture, which waits for its end alone.
 * `bound stack` is 4: nobody pushes a fifth screen. */
#ifndef SECTIONS
#define SECTIONS 1
#endif
#define ACCOUNT SECTIONS

#define ABOUT 1
#define ARTICLE_A 2
#define ARTICLE_B 3
#define COMMENTS_A 4
#define COMMENTS_B 5

typedef Section {
  byte route[3];     /* Above the list, from below; 0 where the stack ends. */
  byte count
}
Section section[SECTIONS];
bit editing;         /* The editor lies on the profile. */
byte draft;
byte tab;            /* Selected; first the news. */
bit dragged;         /* A swipe back has begun on the stack that is visible. */

#define shown section[tab]
#define inNews (!dragged && tab < SECTIONS)
#define inAccount (!dragged && tab == ACCOUNT)
#define onList (inNews && shown.count == 0)
#define above (inNews && shown.count > 0)
#define top shown.route[shown.count - 1]
#define on(route) (above && top == route)
#define mayPush (shown.count < 3)

inline push(it) { shown.route[shown.count] = it; shown.count++ }
inline pop() { shown.count--; shown.route[shown.count] = 0 }
inline popTo(rest) {
  do
  :: shown.count > rest -> pop()
  :: else -> break
  od;
  skip
}

active proctype app() {
  do
  :: d_step { onList -> push(ARTICLE_A) } /* tap open(a) */
  :: d_step { onList -> push(ARTICLE_B) } /* tap open(b) */
  :: d_step { onList -> push(ABOUT) } /* tap about */
  :: d_step { on(ARTICLE_A) && mayPush -> push(COMMENTS_A) } /* tap comments */
  :: d_step { on(ARTICLE_B) && mayPush -> push(COMMENTS_B) } /* tap comments */
  :: d_step { on(ARTICLE_A) && mayPush -> push(ARTICLE_B) } /* tap next */
  :: d_step { above && top >= COMMENTS_A -> popTo(0) } /* tap home */
  :: d_step { above -> pop() } /* back */
  :: d_step { above && shown.count > 1 -> popTo(0) } /* back menu to News.list */
  :: d_step { above && shown.count > 2 -> popTo(1) } /* back menu to News.article */
  :: d_step { above -> popTo(0) } /* reselect */
  :: d_step { above -> dragged = 1 } /* swipe back begins */

  :: d_step { inAccount && !editing -> editing = 1 } /* tap edit */
  :: d_step { inAccount && editing && draft < 3 -> draft++ } /* tap type */
  :: d_step { inAccount && editing -> draft = 0; editing = 0 } /* tap save */
  :: d_step { inAccount && editing -> editing = 0 } /* back */
  :: d_step { inAccount && editing -> editing = 0 } /* reselect */
  :: d_step { inAccount && editing -> dragged = 1 } /* swipe back begins */

  :: d_step { dragged -> dragged = 0 } /* swipe back is let go */
  :: d_step { dragged && tab < SECTIONS -> dragged = 0; pop() } /* swipe back is finished */
  :: d_step { dragged && tab == ACCOUNT -> dragged = 0; editing = 0 } /* swipe back is finished */

  :: d_step { !dragged && tab != 0 -> tab = 0 } /* select news */
  :: d_step { !dragged && tab != 1 && SECTIONS > 1 -> tab = 1 } /* select sports */
  :: d_step { !dragged && tab != 2 && SECTIONS > 2 -> tab = 2 } /* select music */
  :: d_step { !dragged && tab != 3 && SECTIONS > 3 -> tab = 3 } /* select films */
  :: d_step { !dragged && tab != ACCOUNT -> tab = ACCOUNT } /* select account */
  od
}
