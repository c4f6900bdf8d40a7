import { foldedText } from '@auric/web/src/data/folded-text.ts';

/** Something that the palette leads to or does. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Stands after the label, smaller. */
  readonly note?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/**
 * The commands that a query means: each of its words begins one of theirs. Those whose label begins with the query come
 * first; else their order stays.
 */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [...commands];
  const found = commands.filter(({ label, note = '' }) => {
    const words = wordsOf(`${label} ${note}`);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  });
  const begins = ({ label }: Command) => foldedText(label).startsWith(foldedText(query.trim()));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

function wordsOf(text: string): string[] {
  return foldedText(text)
    .split(/[\s·,/]+/u)
    .filter((word) => word !== '');
}

/** The number of a case that a query names, as `#12` or `case 12`; null where it names none. */
export function caseNumberIn(query: string): number | null {
  const [, digits] = /^\s*(?:#|case\s+#?)(\d{1,12})\s*$/i.exec(query) ?? [];
  return digits === undefined ? null : Number(digits);
}
