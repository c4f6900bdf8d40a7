import * as z from 'zod/mini';
import { contentKey, contentKinds, questionSections } from '../content/values.ts';
import { languages } from '../languages.ts';
import { flag, id, text, time } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { reason } from './values.ts';

const lang = z.enum(languages);
const form = {
  title: text(1, 120),
  summary: text(0, 300),
  /** Markdown; it has lines, which other texts of the wire have not. */
  body: z.string().check(z.maxLength(30_000, { error: 'text_too_long' })),
};

const written = z.object({
  revision: z.int(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  origin: z.enum(['release', 'console']),
  /** The release, or the operator's name. */
  author: z.string(),
  effective_at: z.int(),
  created_at: z.int(),
});
export type WrittenRevision = z.output<typeof written>;

const item = {
  id: z.int(),
  key: z.string(),
  kind: z.enum(contentKinds),
  section: z.string(),
  path: z.string(),
  mode: z.string(),
  shown: z.boolean(),
  published_at: z.int(),
};

const listed = z.object({
  ...item,
  /** Its title in English, or in the first language that it has. */
  title: z.string(),
  /** What a customer is shown English instead of. */
  lacking: z.array(lang),
  upcoming: z.int(),
  /** Languages for which a release has brought another text than the console's. */
  proposed: z.array(lang),
});
export type ListedContent = z.output<typeof listed>;

const inLanguage = z.object({
  lang,
  /** What is in force; null where nothing is yet. */
  current: z.nullable(written),
  upcoming: z.array(written),
  /** What a release brought while the console had its own. */
  proposed: z.nullable(z.object({ release: z.string(), title: z.string(), summary: z.string(), body: z.string() })),
  /** The newest revision of all, on which an edit stands. */
  newest: z.int(),
});
export type ContentInLanguage = z.output<typeof inLanguage>;

const whole = z.object({ ...item, texts: z.array(inLanguage) });
export type WholeContent = z.output<typeof whole>;

/** The part `content`: the texts of the house. */
export const contentCalls = {
  content: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'Every text of the house, in its order, with the languages that it lacks.',
    request: z.object({}),
    response: z.array(listed),
  }),
  'content/one': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'A text in all languages: what is in force, what is written for later, what a release proposes.',
    request: z.object({ id }),
    response: whole,
  }),
  'content/history': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'Every revision of a text in a language, the newest first.',
    request: z.object({ id, lang }),
    response: z.array(written),
  }),
  'content/create': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Makes a text; nobody sees it before it is written in a language.',
    request: z.object({
      kind: z.enum(contentKinds),
      key: contentKey,
      section: z.optional(z.enum(questionSections)),
      path: z.optional(text(1, 200)),
      reason,
    }),
    response: z.object({ id: z.int() }),
  }),
  'content/publish': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Writes a text in a language, in force at once or from a time to come. `newest` is the revision that it was written on.',
    request: z.object({ id, lang, ...form, newest: z.int(), effective_at: z.optional(time), reason }),
    response: z.object({ revision: z.int() }),
  }),
  'content/show': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Shows a text to customers, or hides it from them.',
    request: z.object({ id, shown: flag, reason }),
    response: z.literal(true),
  }),
  'content/decline': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Keeps the console’s own text where a release has proposed another.',
    request: z.object({ id, lang, reason }),
    response: z.literal(true),
  }),
};
