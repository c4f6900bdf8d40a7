import type { StockMarketSession } from '@auric/api';
import { expect, it } from 'vitest';
import { takingOf, withSession, type StockHours } from './use-stock-hours.ts';

const session = (match_id: number, phase: StockMarketSession['phase']): StockMarketSession => ({
  match_id,
  synthetic: true,
  phase,
  state: 'open',
  session: null,
  next_open: null,
  next_close: null,
  indicative: null,
});

it('takes what is heard of one market, and leaves the others', () => {
  const hours = { markets: [session(1, 'closed'), session(2, 'closed')] } as StockHours;
  const heard = withSession(hours, session(1, 'opening'));
  const phases = new Map(heard.markets.map(({ match_id: id, phase }) => [id, phase]));
  expect(phases).toEqual(
    new Map([
      [2, 'closed'],
      [1, 'opening'],
    ]),
  );
  expect(withSession(hours, session(3, 'closed')).markets).toHaveLength(3);
});

it.each([
  ['closed', 'waiting'],
  ['opening', 'waiting'],
  ['matching', 'none'],
  ['continuous', 'all'],
] as const)('takes in the phase %s: %s', (phase, taking) => expect(takingOf[phase]).toBe(taking));
