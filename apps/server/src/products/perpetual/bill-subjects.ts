import type { BillType } from '@auric/exchange';
import type { BillSubjects, SubjectParts } from '../product-row.ts';

const types: readonly BillType[] = [
  'position_open',
  'position_close',
  'margin',
  'contract_fee',
  'liquidation_fee',
  'funding_payment',
];

/** What the bills of contracts are about: the position that was opened, closed, given margin, or paid or received funding. */
export function perpetualBillSubjects({ db, catalog }: SubjectParts): BillSubjects {
  return {
    word: 'position',
    types,
    async of(customer, positions) {
      const rows = await db
        .selectFrom('view.positions')
        .select(['id', 'market', 'side', 'leverage', 'is_cross'])
        .where('customer', '=', customer)
        .where('id', 'in', positions)
        .execute();
      const subjects = rows.map(async ({ id, market, side, leverage, is_cross: isCross }) => {
        const { symbol } = await catalog.marketById(market);
        const marginMode = isCross ? 'cross' : 'isolated';
        return [id, { id, match_id: market, symbol, side, multiple: leverage, margin_mode: marginMode }] as const;
      });
      return new Map(await Promise.all(subjects));
    },
  };
}
