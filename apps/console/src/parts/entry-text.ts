import type { EntryValues } from '@auric/api/console/values';
import { spoken } from '../kit/spoken.ts';
import { parts } from './index.ts';
import type { EntrySentence } from './part.ts';

const sentences = new Map<string, EntrySentence>(
  parts.flatMap(({ name, timeline = {} }) =>
    Object.entries(timeline).map(([kind, sentence]): [string, EntrySentence] => [`${name} ${kind}`, sentence]),
  ),
);
const titles = new Map(parts.map(({ name, title }) => [name, title]));

/** What an entry of a timeline says. What no part of this console has words for is said by its names and values. */
export function entryText(part: string, kind: string, values: EntryValues): string {
  const sentence = sentences.get(`${part} ${kind}`);
  if (sentence !== undefined) return sentence(values);
  const facts = Object.entries(values).map(([name, value]) => `${spoken(name).toLowerCase()} ${value}`);
  return [spoken(kind), ...facts].join(' · ');
}

export function titleOfPart(name: string): string {
  return titles.get(name) ?? spoken(name);
}
