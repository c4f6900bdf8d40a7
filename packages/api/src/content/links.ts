const pageOfApp = /^\/pages\/[a-z0-9_/-]+(?:\?[\w=&.%-]*)?$/i;
const letter = /^mailto:[\w.+-]+@[\w.-]+$/;

/** Where a link of a text of the house leads: to a page of the app, to another site, to a letter; null: nowhere that is allowed. */
export function linkKind(href: string): 'page' | 'site' | 'letter' | null {
  if (pageOfApp.test(href)) return 'page';
  if (letter.test(href)) return 'letter';
  return href.startsWith('https://') && URL.canParse(href) && new URL(href).username === '' ? 'site' : null;
}
