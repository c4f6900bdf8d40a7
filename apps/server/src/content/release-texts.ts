import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentKind, isLanguage, type Language, languages } from '@auric/api';
import { readFrontMatter } from './front-matter.ts';
import { faultOf, type WrittenForm } from './text-form.ts';

/** The folder that comes with the release: `items.json`, and a folder a language with a file an item. */
export const releaseFolder = fileURLToPath(new URL('../../../../content', import.meta.url));

/** An item as a release brings it. Its place is that of its row. */
export interface ReleaseItem {
  readonly key: string;
  readonly kind: ContentKind;
  readonly section?: string;
  readonly path?: string;
  /** Only where the server runs in this mode. */
  readonly mode?: 'sandbox' | 'live';
  /** Of news: when they came out, as a day. */
  readonly day?: string;
}

export interface ReleaseText extends WrittenForm {
  readonly lang: Language;
  /** Of all that it says: it tells a changed text from one that is known. */
  readonly hash: Buffer;
}

export interface ReleaseTexts {
  readonly items: readonly ReleaseItem[];
  of(item: ReleaseItem): ReleaseText[];
}

/** Reads what a release brings, each item in the languages that it has. Throws, naming the file, where one has no form. */
export function releaseTexts(folder: string = releaseFolder): ReleaseTexts {
  const items = JSON.parse(readFileSync(join(folder, 'items.json'), 'utf8')) as ReleaseItem[];
  const of = (item: ReleaseItem): ReleaseText[] =>
    languages.flatMap((lang) => {
      const file = join(folder, lang, item.kind, `${item.key}.md`);
      return existsSync(file) && isLanguage(lang) ? [readText(file, lang)] : [];
    });
  return { items, of };
}

function readText(file: string, lang: Language): ReleaseText {
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'));
  const { title = '', summary = '', ...others } = fields;
  if (Object.keys(others).length > 0) throw new Error(`${file} has a field that no text has.`);
  const form = { title, summary, body };
  const fault = faultOf(form);
  if (fault !== null) throw new Error(`${file}: the ${fault.field} can't be shown (${fault.reason}).`);
  return { ...form, lang, hash: createHash('sha256').update(JSON.stringify(form)).digest() };
}
