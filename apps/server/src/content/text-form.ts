import { linkKind } from '@auric/api';
import { lexer, walkTokens, type Token } from 'marked';

/** What one language of a text consists of. */
export interface WrittenForm {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

export const longest = { title: 120, summary: 300, body: 30_000 } as const;

/** What a text may be made of. Pictures, tables, code and HTML have no place in it. */
const allowed: ReadonlySet<string> = new Set([
  'heading',
  'paragraph',
  'text',
  'strong',
  'em',
  'list',
  'list_item',
  'link',
  'blockquote',
  'hr',
  'br',
  'space',
  'escape',
]);

const control = /[^\P{Cc}\n]/u;
/** Marks that turn the direction of what follows: a reader would see another text than a machine. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;
/** What is wrong with a text, named by its field; null where nothing is. */
export function faultOf(form: WrittenForm): { field: keyof WrittenForm; reason: 'empty' | 'long' | 'form' } | null {
  for (const field of ['title', 'summary', 'body'] as const) {
    const text = form[field];
    if (text.length > longest[field]) return { field, reason: 'long' };
    if (control.test(text) || turning.test(text)) return { field, reason: 'form' };
  }
  if (form.title.trim() === '') return { field: 'title', reason: 'empty' };
  if (`${form.summary}${form.body}`.trim() === '') return { field: 'body', reason: 'empty' };
  if (/[\n<>]/.test(form.title + form.summary)) return { field: 'title', reason: 'form' };
  return isAllowedMarkdown(form.body) ? null : { field: 'body', reason: 'form' };
}

function isAllowedMarkdown(body: string): boolean {
  let sound = true;
  void walkTokens(lexer(body), (token: Token) => {
    if (!allowed.has(token.type)) sound = false;
    if (token.type === 'heading' && ![2, 3].includes((token as { depth: number }).depth)) sound = false;
    if (token.type === 'link' && linkKind((token as { href: string }).href) === null) sound = false;
  });
  return sound;
}
