/* tabs.nav from the reference. A settled world is the selected tab, both stacks and the draft; with atomic timing all
 * that can be under way is a gesture, and it waits for its end alone. `bound stack` is 4: nobody pushes a fifth screen. */
#define LIST 1
#define ARTICLE_A 2
#define ARTICLE_B 3
#define COMMENTS_A 4
#define COMMENTS_B 5

byte news[4] = {LIST, 0, 0, 0};   /* Routes from the bottom; 0 where the stack ends. */
byte screens = 1;    /* On the stack of the news. */
bit editing;         /* The editor lies on the profile. */
byte draft;
bit account;         /* The selected tab. */
bit dragged;         /* A swipe back has begun on the stack that is visible. */

#define top news[screens - 1]
#define newsFree (!account && !dragged)
#define accountFree (account && !dragged)
#define mayPush (newsFree && screens < 4)

inline push(route) { news[screens] = route; screens++ }
inline pop() { screens--; news[screens] = 0 }
inline popTo(rest) {
  do
  :: screens > rest -> pop()
  :: else -> break
  od;
  skip
}

active proctype app() {
  do
  :: d_step { mayPush && top == LIST -> push(ARTICLE_A) }
  :: d_step { mayPush && top == LIST -> push(ARTICLE_B) }
  :: d_step { mayPush && top == ARTICLE_A -> push(COMMENTS_A) }
  :: d_step { mayPush && top == ARTICLE_B -> push(COMMENTS_B) }
  :: d_step { mayPush && top == ARTICLE_A -> push(ARTICLE_B) }
  :: d_step { newsFree && top >= COMMENTS_A -> popTo(1) }        /* tap home */
  :: d_step { newsFree && screens > 1 -> pop() }    /* back */
  :: d_step { newsFree && screens > 2 -> popTo(1) }              /* back menu; of 4 screens to the second as well: */
  :: d_step { newsFree && screens > 3 -> popTo(2) }
  :: d_step { newsFree && screens > 1 -> popTo(1) }              /* the selected tab again */
  :: d_step { newsFree && screens > 1 -> dragged = 1 }

  :: d_step { accountFree && !editing -> editing = 1 }             /* tap edit */
  :: d_step { accountFree && editing && draft < 2 -> draft++ }     /* tap type */
  :: d_step { accountFree && editing -> draft = 0; editing = 0 }   /* tap save */
  :: d_step { accountFree && editing -> editing = 0 }              /* back; the selected tab again */
  :: d_step { accountFree && editing -> dragged = 1 }

  :: d_step { dragged -> dragged = 0 }                             /* let go */
  :: d_step { dragged && !account -> dragged = 0; pop() }
  :: d_step { dragged && account -> dragged = 0; editing = 0 }

  :: d_step { !dragged -> account = !account }                     /* select the other tab */
  od
}
