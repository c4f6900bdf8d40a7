import type { StockMarketSession, StockSession } from '@auric/api';
import { describe, expect, it } from 'vitest';
import type { StockHours } from '../../data/stock/use-stock-hours.ts';
import { hoursNote, nextTurn, stateOf } from './session-facts.ts';

const closed: StockMarketSession = {
  match_id: 902,
  synthetic: true,
  phase: 'closed',
  state: 'open',
  session: null,
  next_open: 5000,
  next_close: 9000,
  indicative: null,
};
const running: StockSession = {
  id: 1,
  opens_at: 1000,
  closes_at: 4000,
  is_open: true,
  short_day: false,
  occasion: null,
};
const open: StockMarketSession = { ...closed, phase: 'continuous', session: running };
const onDay = (today: StockHours['today']) => ({ today }) as StockHours;
const usual = onDay({ date: '2026-11-23', kind: 'session', occasion: null });

describe('a stock market now', () => {
  it.each([
    ['closed', 'open', 'closed'],
    ['opening', 'open', 'opening'],
    ['matching', 'open', 'matching'],
    ['continuous', 'open', 'continuous'],
    ['continuous', 'halted', 'halted'],
    ['closed', 'halted', 'halted'],
    ['continuous', 'cancel_only', 'cancel_only'],
  ] as const)('in the phase %s, set to %s, is %s', (phase, state, now) => {
    expect(stateOf({ ...closed, phase, state })).toBe(now);
  });

  it('counts to the open while it is closed, to the close while a session runs, and to nothing where none is announced', () => {
    expect(nextTurn(closed)).toEqual({ what: 'opensIn', at: 5000 });
    expect(nextTurn(open)).toEqual({ what: 'closesIn', at: 4000 });
    expect(nextTurn({ ...closed, next_open: null })).toBeNull();
  });

  it('says why its hours are not the usual ones', () => {
    expect(hoursNote(usual, closed)).toBeNull();
    expect(hoursNote(usual, open)).toBeNull();
    const short = { ...running, short_day: true, occasion: 'christmas_eve' } as const;
    expect(hoursNote(usual, { ...open, session: short })).toEqual({ what: 'shortDay', occasion: 'christmas_eve' });
    const sunday = onDay({ date: '2026-11-22', kind: 'closed', occasion: 'weekend' });
    expect(hoursNote(sunday, closed)).toEqual({ what: 'closedToday', occasion: 'weekend' });
  });
});
