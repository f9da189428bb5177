/**
 * What a visit may cost, in bytes as a host sends them: texts gzipped, sealed files as they are. A
 * budget is what was measured and 3 %: a change that goes over it puts something in everybody's
 * way, or raises the budget with a reason in its commit.
 */
export const visitBudgets = {
  /**
   * Before sign-in: the page itself, with the styles of the gate and the script that decides what
   * is seen first in it.
   */
  page: 12_600,
  /** The scripts that bring the form alive. */
  entry: 104_900,
  /** Firebase's part that signs people in, which is fetched beside the entry. */
  auth: 29_400,
  /**
   * The site behind the gate without its pages: Docusaurus' app. Fetched when somebody may come in.
   */
  app: 43_050,
} as const;

/**
 * All that a member's first visit to a short lesson fetches, the four above among it; nothing that
 * is fetched ahead, and not the early page, which is given up. The two fonts are 52 kB of it, and
 * the menu of a phone, with its courses and the account panel, 20. The fields of the lesson's seven
 * exercises are 34 to 37, and the drawing beside the title, with all lessons' drawings, 4.4. That
 * courses can be kept on the device is 3 of it, for who keeps none; what the end of a lesson shows
 * of the next one, and the one way in which parts tell what an answer came to, are 6.
 */
export const lessonBudget = 526_000;
