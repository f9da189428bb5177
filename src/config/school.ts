/**
 * Everything about the school and the site that a teacher may want to change, in one place.
 * Provider settings (API key and so on) are not here: they come from the environment, see
 * environment.ts.
 */

/** A message above every page. Change `id` with the text: a dismissal is remembered per id. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
}

export interface School {
  readonly title: string;
  /** The name where there is room for a word, as in the bar on a phone. */
  readonly shortTitle: string;
  readonly tagline: string;
  /** One sentence on the sign-in card: what is behind it. Public. */
  readonly gateSentence: string;
  /** The part after @ in the school's e-mail addresses. Compared as a whole, in lower case. */
  readonly emailDomain: string;
  /** Where the site is served; used for absolute addresses only. */
  readonly url: string;
  /** `null` shows no bar. */
  readonly announcement: Announcement | null;
}

export const school: School = {
  title: 'Kurser i teknik och programmering',
  shortTitle: 'Kurser',
  tagline: 'Kursmaterial för årskurs 3, artificiell intelligens och tillämpad programmering',
  gateSentence:
    'Skolans kursmaterial i teknik och programmering. Logga in med din skoladress för att läsa.',
  emailDomain: 'edu.umea.se',
  url: 'https://demo-kurser.web.app',
  announcement: null,
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The theme's setting for the announcement bar: plain text, dismissible, remembered per id; nothing
 * for `null`.
 */
export function announcementBarOf(announcement: Announcement | null): {
  announcementBar?: { id: string; content: string; isCloseable: true };
} {
  if (announcement === null) return {};
  return {
    announcementBar: {
      id: announcement.id,
      content: escapeHtml(announcement.text),
      isCloseable: true,
    },
  };
}
