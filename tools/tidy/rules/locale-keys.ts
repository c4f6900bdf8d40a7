import { codeOnly } from '../code-only.ts';
import type { Finding, Rule } from '../finding.ts';
import { isCode, isTest, type SourceTree } from '../source-tree.ts';

const web = 'apps/web/src/';
const source = `${web}locales/en/`;

/** Texts that the specification has and whose screens come later, each with what will say it. */
const awaited: ReadonlyMap<string, string> = new Map([
  ['common.purchased', 'a purchase of a financial product or of an artwork'],
]);

/**
 * A text that no screen shows is not translated ten times. That every text a screen asks for exists is checked by the
 * types, that all catalogues have the same keys by the catalogues' own test.
 */
export const localeKeys: Rule = {
  name: 'locale-keys',
  check(tree) {
    const used = usedWords(tree);
    return tree.paths
      .filter((file) => file.startsWith(source))
      .flatMap((file) =>
        leafKeys(tree.read(file))
          .map(({ path, line }) => ({ file, line, message: fault(path, isUsed(path, used)) }))
          .filter((finding): finding is Finding => finding.message !== null),
      );
  },
};

function fault(path: readonly string[], used: boolean): string | null {
  const key = path.join('.');
  const sayer = awaited.get(key);
  if (sayer === undefined) return used ? null : `${key}: no screen shows it`;
  return used ? `${key}: no longer only awaited by ${sayer}` : null;
}

interface Key {
  readonly path: readonly string[];
  readonly line: number;
}

/** The paths of all texts of a part of the catalogue, which is one literal of nested objects and strings. */
function leafKeys(text: string): Key[] {
  const keys: Key[] = [];
  const open: string[] = [];
  for (const [index, line] of codeOnly(text).split('\n').entries()) {
    for (const [token, name, kind] of line.matchAll(/([\w$]+)'?\s*:\s*([{'"`]|$)|[{}]/g)) {
      if (token === '}') open.pop();
      else if (name === undefined) open.push('');
      else if (kind === '{') open.push(name);
      else keys.push({ path: [...open.filter((part) => part !== ''), name], line: index + 1 });
    }
  }
  return keys;
}

interface UsedWords {
  readonly members: ReadonlySet<string>;
  /** Names of groups of which a key is chosen at run time, as in `$.errors[code]`. */
  readonly chosenFrom: ReadonlySet<string>;
}

function usedWords(tree: SourceTree): UsedWords {
  const members = new Set<string>();
  const chosenFrom = new Set<string>();
  for (const file of tree.paths) {
    if (!file.startsWith(web) || file.startsWith(`${web}locales/`) || !isCode(file) || isTest(file)) continue;
    for (const [, name = '', bracket] of codeOnly(tree.read(file)).matchAll(/\.\s*(\w+)(\s*(?:\?\.)?\[)?/g)) {
      members.add(name);
      if (bracket !== undefined) chosenFrom.add(name);
    }
  }
  return { members, chosenFrom };
}

/** i18next chooses among the endings of a plural by itself. */
function isUsed(path: readonly string[], { members, chosenFrom }: UsedWords): boolean {
  const own = (path.at(-1) ?? '').replace(/_(zero|one|two|few|many|other)$/, '');
  return members.has(own) || path.slice(0, -1).some((group) => chosenFrom.has(group));
}
