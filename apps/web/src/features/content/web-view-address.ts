export type ViewedPage =
  | { kind: 'own'; url: string }
  | { kind: 'site'; url: string; host: string }
  | { kind: 'refused' };

/** Documents of our own that may be shown; the app itself has pages for all else. */
const ownDocuments: ReadonlySet<string> = new Set(['/api/docs']);

/** What the address of a page to be shown leads to, given the sites that are allowed, as origins. */
export function viewedPage(asked: string | null, allowed: readonly string[]): ViewedPage {
  if (asked === null) return { kind: 'refused' };
  if (ownDocuments.has(asked)) return { kind: 'own', url: asked };
  if (!asked.startsWith('https://') || !URL.canParse(asked)) return { kind: 'refused' };
  const url = new URL(asked);
  if (url.username !== '' || url.password !== '' || !allowed.includes(url.origin)) return { kind: 'refused' };
  return { kind: 'site', url: url.href, host: url.host };
}
