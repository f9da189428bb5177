/**
 * Where 'Föreslå en ändring' under a lesson leads. Read while the site is built and never bundled:
 * the address reaches members only, in the sealed lessons.
 */
export type Suggestions =
  /** No link. */
  | { readonly kind: 'off' }
  /**
   * The file in the school's repository, in its editor: `editUrl` is the address that the file's
   * path is added to.
   */
  | { readonly kind: 'repository'; readonly editUrl: string }
  /** A mail that names the page. */
  | { readonly kind: 'mail'; readonly address: string };

export const suggestions: Suggestions = { kind: 'off' };

/**
 * The link's address for a page, or undefined where there is no link.
 * @param path the file's path in the repository
 */
export function suggestionAddress(choice: Suggestions, path: string): string | undefined {
  switch (choice.kind) {
    case 'off':
      return undefined;
    case 'repository':
      return `${choice.editUrl.replace(/\/?$/, '/')}${path}`;
    case 'mail':
      return `mailto:${choice.address}?subject=${encodeURIComponent(`Förslag till ändring: ${path}`)}`;
  }
}
