/* interrupted.nav from the reference, atomic: all that can be under way is a gesture, which waits for its end alone. While a
 * finger drags, the user does nothing else, so that the event alone comes in between; if it hides what is dragged, the
 * gesture is cancelled and the screen is back in place in the same step. So nothing is tapped while a finger drags, and
 * what was tapped is forgotten at once. */
#define LIST 0
#define ARTICLE_A 2
#define ARTICLE_B 3
#define COMMENTS_A 4
#define COMMENTS_B 5

byte route[4];       /* Of the news, from the list; 0 also where the stack ends. */
byte count;          /* Of those above the list. */
bit editing;         /* The editor lies on the profile. */
byte draft;
bit dragged;         /* The top of the stack in the selected tab. */
bit account;         /* The selected tab. */
byte shows;          /* How often the event came. */

#define inNews (!account && !dragged)
#define inAccount (account && !dragged)
#define on(it) (inNews && route[count] == it)
#define above (inNews && count > 0)
#define mayPush (count < 3)

inline push(it) { count++; route[count] = it }
inline pop() { route[count] = 0; count-- }
inline popTo(rest) {
  do
  :: count > rest -> pop()
  :: else -> break
  od;
  skip
}

active proctype app() {
  do
  :: d_step { on(LIST) -> push(ARTICLE_A) } /* tap open(a) */
  :: d_step { on(LIST) -> push(ARTICLE_B) } /* tap open(b) */
  :: d_step { on(ARTICLE_A) && mayPush -> push(COMMENTS_A) } /* tap comments */
  :: d_step { on(ARTICLE_B) && mayPush -> push(COMMENTS_B) } /* tap comments */
  :: d_step { on(ARTICLE_A) && mayPush -> push(ARTICLE_B) } /* tap next */
  :: d_step { above && route[count] >= COMMENTS_A -> popTo(0) } /* tap home */
  :: d_step { above -> pop() } /* back */
  :: d_step { above && count > 1 -> popTo(0) } /* back menu to News.list */
  :: d_step { above && count > 2 -> popTo(1) } /* back menu to News.article */
  :: d_step { above -> popTo(0) } /* reselect */
  :: d_step { above -> dragged = 1 } /* swipe back begins */

  :: d_step { inAccount && !editing -> editing = 1 } /* tap edit */
  :: d_step { inAccount && editing && draft < 2 -> draft++ } /* tap type */
  :: d_step { inAccount && editing -> draft = 0; editing = 0 } /* tap save */
  :: d_step { inAccount && editing -> editing = 0 } /* back */
  :: d_step { inAccount && editing -> editing = 0 } /* reselect */
  :: d_step { inAccount && editing -> dragged = 1 } /* swipe back begins */

  :: d_step { dragged -> dragged = 0 } /* swipe back is let go @ News.article, News.comments, Account.editor */
  :: d_step { dragged && !account -> dragged = 0; pop() } /* swipe back is finished @ News.article, News.comments */
  :: d_step { dragged && account -> dragged = 0; editing = 0 } /* swipe back is finished @ Account.editor */

  :: d_step { inNews -> account = 1 } /* select account */
  :: d_step { inAccount -> account = 0 } /* select news */
  :: d_step { shows < 2 ->
      shows++;
      if
      :: account -> account = 0; dragged = 0
      :: else
      fi } /* event showNews */
  od
}
