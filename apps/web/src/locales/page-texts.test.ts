import { describe, expect, it } from 'vitest';
import { pageFile, routes } from '../routes.ts';
import type { Askable } from './catalogue.ts';
import en from './en/catalogue.ts';
import { textParts } from './text-parts.ts';

const all = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const sources = new Map(Object.entries(all).map(([path, text]) => [path.replace('../', ''), text] as const));

const texts = import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true });
/** The file that has a group of texts, by the group's name. */
const partOf = new Map(
  Object.entries(texts).flatMap(([path, file]) => {
    const part = /(\w+)\.ts$/.exec(path)?.[1] ?? '';
    if (part === 'catalogue' || part === 'language') return [];
    return Object.values(file).flatMap((groups) => Object.keys(groups).map((group) => [group, part] as const));
  }),
);
const always = new Set(['shell', 'home']);

/** A file and all that it imports, at once or later; what asks for texts of its own, as a page does, stands for itself. */
function filesBelow(start: string): Set<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    const text = sources.get(path);
    if (text === undefined || found.has(path) || path.startsWith('locales/')) return;
    if (path !== start && (asks(path).length > 0 || path.startsWith('gallery/'))) return;
    found.add(path);
    const below = text.matchAll(/^import (?!type )[^;]*?'(\.[^']+)'|^} from '(\.[^']+)'|import\('(\.[^']+)'\)/gm);
    for (const [, ...ways] of below) add(resolved(path, ways.find((way) => way !== undefined) ?? ''));
  };
  add(start);
  return found;
}

function resolved(from: string, way: string): string {
  return new URL(way, `file:///${from}`).pathname.slice(1);
}

function asks(path: string): string[] {
  const [, parts = ''] = /needTexts\(\[([^\]]+)\]\)/.exec(sources.get(path) ?? '') ?? [];
  return [...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
}

/** The parts of the texts that these files say. */
function said(files: Iterable<string>): Set<string> {
  const groups = [...files].flatMap((path) => [...(sources.get(path) ?? '').matchAll(/\$\.(\w+)/g)]);
  return new Set(groups.flatMap(([, group = '']) => partOf.get(group) ?? []).filter((part) => !always.has(part)));
}

/** The part of a text that a function takes of all. */
function partTaken(take: (texts: Askable) => string): string | undefined {
  let group = '';
  take(
    new Proxy(en as Askable, {
      get: (target, name) => {
        group = String(name);
        return target[name as keyof Askable];
      },
    }),
  );
  const part = partOf.get(group);
  return part === undefined || always.has(part) ? undefined : part;
}

it('a count stands beside its word as the language writes it, and never in brackets of ours', () => {
  const said = [...sources].filter(([path]) => path.endsWith('.tsx'));
  const bracketed = said.filter(([, text]) => /\} \(\{/.test(text)).map(([path]) => path);
  expect(bracketed).toEqual([]);
});

describe('the texts of a page', () => {
  it('are in parts that all have their file', () => {
    expect([...new Set(partOf.values())].filter((part) => !always.has(part)).sort()).toEqual([...textParts]);
  });

  it.each(routes)('$path names what it says, and no more', ({ path, texts: named, title }) => {
    const start = pageFile(path).replace('./', '');
    expect(sources.has(start)).toBe(true);
    const taken = partTaken(title);
    const parts = new Set([...said(filesBelow(start)), ...(taken === undefined ? [] : [taken])]);
    expect([...named].sort()).toEqual([...parts].sort());
  });

  it('what stands around all pages says only what is always there', () => {
    expect([...said(filesBelow('main.tsx'))]).toEqual([]);
  });

  it.each([...sources.keys()].filter((path) => asks(path).length > 0 && !path.includes('.test.')))(
    '%s asks for what it says',
    (path) => {
      expect(asks(path).sort()).toEqual([...said(filesBelow(path))].sort());
    },
  );
});
