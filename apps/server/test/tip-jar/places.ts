/** Where the folders of the tip jar lie in the repository, by where its texts are kept for the test. */
export const folders: Readonly<Record<string, string>> = {
  'packages/exchange/test/tip-jar': 'packages/exchange/src/products/tip-jar',
  'apps/server/test/tip-jar/api': 'packages/api/src/tip-jar',
  'apps/server/test/tip-jar/server': 'apps/server/src/products/tip-jar',
};

/** What is written into a file outside of them: imports at its top, and rows, each behind the words that open its place. */
interface Addition {
  readonly imports?: readonly string[];
  readonly rows: Readonly<Record<string, string>>;
}

const languages = ['zh', 'en', 'hk', 'th', 'jp', 'kor', 'fra', 'spa', 'vi', 'id'];

const row = `
  {
    name: 'tip-jar',
    migrations: { '9999-tips': tipsMigration },
    projection: tipJarProjection,
    routes: async (parts) => (await import('./tip-jar/routes.ts')).tipJarRoutes(parts),
    billSubjects: async (parts) => (await import('./tip-jar/bill-subjects.ts')).tipJarBillSubjects(parts),
    news: async (parts) => (await import('./tip-jar/news.ts')).tipJarNews(parts),
    ownData: async (parts) => (await import('./tip-jar/own-data.ts')).tipJarOwnData(parts),
  },`;

/** All that is added outside of the tip jar's folders. */
export const additions: Readonly<Record<string, Addition>> = {
  'packages/exchange/src/products/index.ts': {
    imports: ["import { tipJar } from './tip-jar/tip-jar.ts';"],
    rows: { 'export const products = [': 'tipJar,' },
  },
  'packages/exchange/src/products/wiring.ts': {
    imports: ["import { tipJar } from './tip-jar/tip-jar.ts';"],
    rows: { 'const all: InstancesOf<Products> = [': 'tipJar.create(services),' },
  },
  'packages/api/src/endpoints.ts': {
    imports: ["import { tipJarEndpoints } from './tip-jar/endpoints.ts';"],
    rows: { 'const tables = [': 'tipJarEndpoints,' },
  },
  'packages/api/src/endpoint.ts': { rows: { 'export type Section =': "| 'tip jar'" } },
  'packages/api/src/bill-kinds.ts': {
    imports: ["import { tipJarBillKinds } from './tip-jar/bill-kinds.ts';"],
    rows: { 'export const billKinds = [': '...tipJarBillKinds,' },
  },
  'packages/api/src/bill-subjects.ts': {
    imports: ["import { tipSubject } from './tip-jar/bill-subject.ts';"],
    rows: { 'export const billSubjects = {': 'tip: z.optional(tipSubject),' },
  },
  'packages/api/src/errors/codes.ts': { rows: { 'const exchangeCodes = [': "'tip_too_large'," } },
  ...inEveryLanguage('packages/api/src/errors/messages', {
    'export const texts: ErrorTexts = {': "tip_too_large: 'Too generous',",
  }),
  'apps/server/src/products/index.ts': {
    imports: [
      "import { tipsMigration } from './tip-jar/migrations/9999-tips.ts';",
      "import { tipJarProjection } from './tip-jar/projection.ts';",
      "import type { TipJarTables } from './tip-jar/tables.ts';",
    ],
    rows: { 'const rows = [': row, 'export type ProductTables =': 'TipJarTables &' },
  },
  'apps/server/src/messages/told.ts': {
    rows: { 'export const told = {': "tip_taken: money({ amount: 'amount' })," },
  },
  ...inEveryLanguage('apps/server/src/messages/texts', {
    'kinds: {': "tip_taken: ['Thank you', 'We have got your {{amount}}.'],",
  }),
};

function inEveryLanguage(folder: string, rows: Addition['rows']): Record<string, Addition> {
  return Object.fromEntries(languages.map((language) => [`${folder}/${language}.ts`, { rows }]));
}

/** The text of a file with an addition; throws where a place isn't there, or is there twice. */
export function added(text: string, { imports = [], rows }: Addition): string {
  const whole = Object.entries(rows).reduce((before, [opening, more]) => {
    const [head, tail, ...others] = before.split(opening);
    if (tail === undefined || others.length > 0) throw new Error(`"${opening}" is not there exactly once.`);
    return `${head}${opening}\n  ${more}${tail}`;
  }, text);
  return [...imports, whole].join('\n');
}
