import { describe, expect, it } from 'vitest';
import { restoreTicket } from './ticket-draft.ts';
import { emptyTicket, type Ticket } from './ticket-state.ts';

const typed: Ticket = { ...emptyTicket, side: 'sell', orderType: 'stop_limit', price: '64180.0', amount: '0.0480' };

describe('the ticket that was left', () => {
  it('is as it was typed', () => {
    expect(restoreTicket(typed)).toEqual(typed);
    expect(restoreTicket(undefined)).toEqual(emptyTicket);
  });

  it('has every field, also where an older version has left it', () => {
    expect(restoreTicket({ side: 'sell', amount: '1', price: '5' })).toEqual({
      ...emptyTicket,
      side: 'sell',
      amount: '1',
      price: '5',
    });
  });

  it('forgets a price that nobody typed an amount to: the market has moved', () => {
    expect(restoreTicket({ ...emptyTicket, price: '64180.0' }).price).toBe('');
  });
});
