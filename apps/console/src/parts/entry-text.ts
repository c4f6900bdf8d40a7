import type { EntryValues } from '@auric/api/console/values';
import { spoken } from '../kit/spoken.ts';
import { parts } from './index.ts';

const byName = new Map(parts.map((part) => [part.name, part]));

/** What an entry of a timeline says. What no part of this console has words for is said by its names and values. */
export function entryText(name: string, kind: string, values: EntryValues): string {
  const part = byName.get(name);
  const sentence = part?.timeline?.[kind] ?? part?.otherEntry?.(kind);
  if (sentence !== undefined) return sentence(values);
  const facts = Object.entries(values).map(([value, is]) => `${spoken(value).toLowerCase()} ${is}`);
  return [spoken(kind), ...facts].join(' · ');
}

export function titleOfPart(name: string): string {
  return byName.get(name)?.title ?? spoken(name);
}
