import { expect, it } from 'vitest';
import { withMarks } from './live-mark.ts';
import { testContract } from './test-futures.test-support.ts';

const other = {
  terms: { ...testContract.terms, match_id: 102 },
  mark: { ...testContract.mark, match_id: 102 },
};

it('a mark that is heard takes the place of that market alone', () => {
  const mark = { ...testContract.mark, mark_price: '19999.9', health: 'frozen' } as const;
  const markets = withMarks([testContract, other], new Map([[mark.match_id, mark]]));
  expect(markets.map((each) => each.mark)).toEqual([mark, other.mark]);
  expect(markets[1]).toBe(other);
});
