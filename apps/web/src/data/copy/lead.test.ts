import type { LeadTrader } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { fractionOf, leadOf, percentOf } from './lead.ts';

const wire: LeadTrader = {
  trader_user_id: 7,
  name: 'Steady hand',
  profile: '',
  status: 'closed',
  since: 1,
  days: 3,
  share: '0.1',
  followers: 2,
  followers_most: 500,
  total_profit: '-12.5',
  roi: '-0.0125',
  accuracy: null,
  profitable_orders: 0,
  closed_orders: 0,
  drawdown: '0.2',
  copier_return: null,
  copiers_counted: 0,
  curve: [[5, '-0.0125']],
  counted_at: 0,
  is_followed: false,
};

describe('fractions of the wire', () => {
  it('are percentages with their sign, exactly', () => {
    const fractions = ['0.1234', '-0.1234', '0', '-0', '1', '0.000001', '-0.00000001'];
    expect(fractions.map(percentOf)).toEqual(['12.34', '-12.34', '0', '0', '100', '0.0001', '-0.000001']);
  });

  it('are made of what is typed in percent, and of nothing else', () => {
    expect(['12.5', '0', '20', '', 'x', '-1'].map(fractionOf)).toEqual(['0.125', '0', '0.2', '', '', '']);
  });
});

it('a lead who has stopped and closed nothing has no rates that nobody counted', () => {
  expect(leadOf(wire)).toMatchObject({
    share: '10',
    roi: '-1.25',
    winRate: null,
    drawdown: '20',
    copierReturn: null,
    curve: [{ at: 5, value: '-1.25' }],
    isOpen: false,
  });
});
