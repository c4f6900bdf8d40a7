import { expect, it } from 'vitest';
import type { Position } from '../../data/positions/position.ts';
import { isShownAnew } from './shown-anew.ts';

const position = { id: 1, lots: '4', markPrice: '100', unrealized: '0', liquidationPrice: '90' } as Position;
const marked: Position = { ...position, markPrice: '101', unrealized: '1', liquidationPrice: '89' };

it.each<[string, Position, boolean, boolean]>([
  ['the same', position, true, false],
  ['moved by a mark in sight', marked, true, true],
  ['moved by a mark out of sight', marked, false, false],
  ['closed in part out of sight', { ...marked, lots: '3' }, false, true],
])('%s', (_what, now, seen, expected) => {
  expect(isShownAnew({ position, seen: false }, { position: now, seen })).toBe(expected);
});
