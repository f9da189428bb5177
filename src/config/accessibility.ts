/**
 * What the school has to say itself on the page about accessibility, and when the site was last
 * assessed. Everything here is public.
 */

export interface AccessibilityTexts {
  /** Who answers for the site: the public body that runs the school, for example 'Umeå kommun'. */
  readonly provider: string | null;
  /**
   * Where shortcomings are reported and another form of the material is asked for: an address or a
   * telephone number.
   */
  readonly contact: string | null;
  /** How soon one gets an answer, in a sentence, for example 'Du får svar inom två arbetsdagar.' */
  readonly answerTime: string | null;
}

/**
 * To be completed by the school. A production build names those that are still `null`; the page
 * says what is true at every school in their place.
 */
export const accessibility: AccessibilityTexts = {
  provider: null,
  contact: null,
  answerTime: null,
};

/**
 * When the site was last assessed, as the page says it. Change it together with what the page says
 * was found.
 */
export const assessedOn = '22 november 2026';

/**
 * Whom the law names as supervisor. Its tasks may move to another authority; the page names and
 * links only this.
 */
export const supervisor = {
  name: 'Myndigheten för digital förvaltning (Digg)',
  reportTo: 'https://www.digg.se/tdosanmalan',
} as const;
