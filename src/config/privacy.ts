/** What the school has to say itself on the page about personal data. Everything here is public. */

export interface PrivacyTexts {
  /**
   * Who is responsible for the data: the school or its owner, for example 'Umeå kommun,
   * Gymnasienämnden'.
   */
  readonly controller: string | null;
  /** Where students and guardians turn with questions: an address or a telephone number. */
  readonly contact: string | null;
  /** The data protection officer, with an address. */
  readonly dataProtectionOfficer: string | null;
  /** On what legal ground the data is handled, in a sentence. */
  readonly legalBasis: string | null;
  /**
   * When the school removes accounts, for example 'Konton tas bort senast den 31 juli efter
   * avslutad kurs.'
   */
  readonly retention: string | null;
}

/**
 * To be completed by the school. A production build names those that are still `null`; the page
 * says what is true at every school in their place.
 */
export const privacy: PrivacyTexts = {
  controller: null,
  contact: null,
  dataProtectionOfficer: null,
  legalBasis: null,
  retention: null,
};
