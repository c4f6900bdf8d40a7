import { expect, it } from 'vitest';
import { parts } from './index.ts';
import { spoken } from '../kit/spoken.ts';

const all = <T>(of: (part: (typeof parts)[number]) => readonly T[]): T[] => parts.flatMap((part) => [...of(part)]);

it('no two parts have the same name, page, queue or key', () => {
  for (const names of [
    parts.map(({ name }) => name),
    all(({ pages = [] }) => pages.map(({ path }) => path)),
    all(({ queues = {} }) => Object.keys(queues)),
    all(({ pages = [] }) => pages.flatMap(({ nav }) => (nav === undefined ? [] : [nav.key]))),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

it('the decisions of a queue have keys of their own', () => {
  for (const { decisions } of all(({ queues = {} }) => Object.values(queues))) {
    const keys = Object.values(decisions).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('says a name of the wire in words', () => {
  expect(spoken('reset_factor')).toBe('Reset factor');
  expect(spoken('market_rules/1')).toBe('Market rules 1');
});
