import { join } from 'node:path';
import { languages, languageTags, type Language } from '@auric/api';
import type { Plugin, Rolldown } from 'vite';
import { pageFile, tabRows, type RouteRow } from './src/routes.ts';

/** The pages that a visit mostly begins with. */
const [homeRow, ...otherTabs] = tabRows;
if (homeRow === undefined) throw new Error('No tab is the home page.');
const home = moduleOf(homeRow);
/** Where the other pages are, which every visit needs that begins on one of them. */
const pageMap = 'src/page-files.ts';

function moduleOf({ path }: RouteRow): string {
  return `src/${pageFile(path).slice('./'.length)}`;
}

/** The languages by the names that browsers give them. Which Chinese it is `early.js` asks itself. */
const browserTags = languages
  .filter((lang) => lang !== 'hk')
  .map((lang) => [languageTags[lang].split('-')[0] ?? lang, lang] as const);

/**
 * Puts what the entry and the home page stand on into one file, and what other tabs share into a second. Cut as the
 * bundler likes it the first screen is forty files: a line that takes 150 ms for each and carries six at a time is slower
 * by a second, and small files compress badly.
 */
export function firstChunks(root: string): Rolldown.CodeSplittingOptions {
  let chunkOf: ReadonlyMap<string, string> | undefined;
  return {
    groups: [
      {
        debugName: 'first screens',
        name: (id, context) => {
          chunkOf ??= chunksByModule(root, context);
          return chunkOf.get(id) ?? null;
        },
      },
    ],
  };
}

/** What is in them belongs to no page. */
const commonFolders = /\/src\/(?:ui|data|locales)\//;

function chunksByModule(root: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const chunks = new Map<string, string>();
  const seen = new Set<string>();
  for (const row of otherTabs) {
    for (const id of closure(join(root, moduleOf(row)), context)) {
      if (seen.has(id) || commonFolders.test(id)) chunks.set(id, 'tabs');
      seen.add(id);
    }
  }
  for (const start of ['src/main.tsx', home]) {
    for (const id of closure(join(root, start), context)) chunks.set(id, 'index');
  }
  return chunks;
}

/** A module of the client and all of those that it imports at once. What they need of packages follows them, and no more of it. */
function closure(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || id.includes('/node_modules/') || id.includes('/packages/')) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(start);
  return found;
}

/** What a file of the build is called: texts by their language and part. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, lang, part] = /[/]src[/]locales[/](\w+)[/](\w+)[.]ts$/.exec(facadeModuleId ?? '') ?? [];
  return lang === undefined ? 'assets/[name]-[hash].js' : `assets/texts-${lang}-${part}-[hash].js`;
}

/**
 * Tells `public/early.js`, in its own tag, which files a page needs beside the entry, by the hash that leads to it, and
 * which ones a language does: what it says everywhere, and what it says on those pages.
 */
export function firstFiles(): Plugin {
  let root = '';
  return {
    name: 'auric-first-files',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const filesOf = (module: string) => filesFor(join(root, module), bundle, html);
        const textsOf = (lang: Language, part: string) => filesOf(`src/locales/${lang}/${part}.ts`);
        const parts = [...new Set(tabRows.flatMap(({ texts }) => texts))];
        const given = {
          map: filesOf(pageMap),
          pages: byName(tabRows, (row) => [row.path, { files: filesOf(moduleOf(row)), texts: row.texts }]),
          languages: byName(languages, (lang) => [lang, textsOf(lang, 'language')]),
          texts: byName(languages, (lang) => [lang, byName(parts, (part) => [part, textsOf(lang, part)])]),
          tags: Object.fromEntries(browserTags),
        };
        const attributes = Object.entries(given).map(([name, value]) => `data-${name}='${JSON.stringify(value)}'`);
        return html.replace('src="/early.js"', `src="/early.js" ${attributes.join(' ')}`);
      },
    },
  };
}

function byName<T>(all: readonly T[], entryOf: (each: T) => [name: string, value: unknown]): object {
  return Object.fromEntries(all.map(entryOf));
}

/** The chunk of a module and what it imports at once, without what the page names anyway. */
function filesFor(module: string, bundle: Rolldown.OutputBundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string): void => {
    if (html.includes(name) || files.has(name)) return;
    files.add(name);
    chunks.find((chunk) => chunk.fileName === name)?.imports.forEach(add);
  };
  const start = chunks.find((chunk) => chunk.moduleIds.includes(module));
  if (start === undefined) throw new Error(`The build has no chunk of ${module}.`);
  add(start.fileName);
  return [...files];
}
