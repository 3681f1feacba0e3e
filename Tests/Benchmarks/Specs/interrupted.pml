/* interrupted.nav from the reference, atomic. A swipe that has begun waits for its end, also where an event has hidden what
 * it drags; until then the world is not at rest, and what was tapped is remembered, as long as the screen is there on which
 * it was: a control that was tapped is not tapped once more (`doubleTap` does not play). */
#define LIST 0
#define ARTICLE_A 2
#define ARTICLE_B 3
#define COMMENTS_A 4
#define COMMENTS_B 5

/* Controls that leave their screen where it is. */
#define OPEN 1         /* One control, whatever its value. */
#define COMMENTS 1
#define NEXT 2

byte route[4];       /* Of the news, from the list; 0 also where the stack ends. */
byte count;          /* Of those above the list. */
byte tapped[4];      /* On each of them. */
bit newsDragged;
bit editing;         /* The editor lies on the profile. */
byte draft;
bit editTapped;
bit typeTapped;
bit editorDragged;
bit account;         /* The selected tab. */
byte shows;          /* How often the event came. */

#define inNews (!account && !newsDragged)
#define inAccount (account && !editorDragged)
#define on(it) (inNews && route[count] == it)
#define above (inNews && count > 0)
#define fresh(control) ((tapped[count] & control) == 0)
#define mayPush (count < 3)

inline push(control, it) {
  tapped[count] = tapped[count] | control; count++; route[count] = it
}
inline pop() { route[count] = 0; tapped[count] = 0; count-- }
inline popTo(rest) {
  do
  :: count > rest -> pop()
  :: else -> break
  od
}
inline closeEditor() { editing = 0; typeTapped = 0 }
inline settle() {
  if
  :: !newsDragged && !editorDragged ->
    tapped[0] = 0; tapped[1] = 0; tapped[2] = 0; tapped[3] = 0; editTapped = 0; typeTapped = 0
  :: else
  fi
}

active proctype app() {
  do
  :: d_step { on(LIST) && fresh(OPEN) -> push(OPEN, ARTICLE_A); settle() } /* tap open(a) */
  :: d_step { on(LIST) && fresh(OPEN) -> push(OPEN, ARTICLE_B); settle() } /* tap open(b) */
  :: d_step { on(ARTICLE_A) && mayPush && fresh(COMMENTS) -> push(COMMENTS, COMMENTS_A); settle() } /* tap comments */
  :: d_step { on(ARTICLE_B) && mayPush && fresh(COMMENTS) -> push(COMMENTS, COMMENTS_B); settle() } /* tap comments */
  :: d_step { on(ARTICLE_A) && mayPush && fresh(NEXT) -> push(NEXT, ARTICLE_B); settle() } /* tap next */
  :: d_step { above && route[count] >= COMMENTS_A -> popTo(0); settle() } /* tap home */
  :: d_step { above -> pop(); settle() } /* back */
  :: d_step { above && count > 1 -> popTo(0); settle() } /* back menu to News.list */
  :: d_step { above && count > 2 -> popTo(1); settle() } /* back menu to News.article */
  :: d_step { above -> popTo(0); settle() } /* reselect */
  :: d_step { above -> newsDragged = 1 } /* swipe back begins */
  :: d_step { newsDragged -> newsDragged = 0; settle() } /* swipe back is let go @ News.article, News.comments */
  :: d_step { newsDragged -> newsDragged = 0; pop(); settle() } /* swipe back is finished @ News.article, News.comments */

  :: d_step { inAccount && !editing && !editTapped -> editTapped = 1; editing = 1; settle() } /* tap edit */
  :: d_step { inAccount && editing && draft < 2 && !typeTapped -> typeTapped = 1; draft++; settle() } /* tap type */
  :: d_step { inAccount && editing -> draft = 0; closeEditor(); settle() } /* tap save */
  :: d_step { inAccount && editing -> closeEditor(); settle() } /* back */
  :: d_step { inAccount && editing -> closeEditor(); settle() } /* reselect */
  :: d_step { inAccount && editing -> editorDragged = 1 } /* swipe back begins */
  :: d_step { editorDragged -> editorDragged = 0; settle() } /* swipe back is let go @ Account.editor */
  :: d_step { editorDragged -> editorDragged = 0; closeEditor(); settle() } /* swipe back is finished @ Account.editor */

  :: d_step { inNews -> account = 1 } /* select account */
  :: d_step { inAccount -> account = 0 } /* select news */
  :: d_step { shows < 2 -> shows++; account = 0 } /* event showNews */
  od
}
