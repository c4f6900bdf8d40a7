import { describe, expect, it } from 'vitest';
import { readChoices } from './chart-choices.ts';

describe('the stored choices of a chart', () => {
  it('are an interval and indicators, in the order in which they are drawn', () => {
    expect(readChoices({ period: '4hour', studies: ['rsi', 'ma'] })).toEqual({
      period: '4hour',
      studies: ['ma', 'rsi'],
    });
    expect(readChoices({ period: '1min', studies: [] })).toEqual({ period: '1min', studies: [] });
  });

  it('are the first ones where nothing is stored, and lose what this version does not know', () => {
    expect(readChoices(null)).toEqual({ period: '15min', studies: ['ma', 'volume'] });
    expect(readChoices({ period: '2min', studies: ['kdj', 'macd'] })).toEqual({ period: '15min', studies: ['macd'] });
    expect(readChoices({ period: '1day' } as never).studies).toEqual(['ma', 'volume']);
  });
});
