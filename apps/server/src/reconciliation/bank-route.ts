import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ProposalRoute } from '../console/route.ts';
import type { Database } from '../db/database.ts';
import { readAmount } from '../edge/amounts.ts';
import type { Catalog } from '../edge/catalog.ts';

export interface BankRouteLent {
  readonly db: Kysely<Database>;
  readonly catalog: Pick<Catalog, 'asset'>;
  readonly now: () => number;
}

/** What the bank accounts of the house have of an asset, read from the bank's own statement by two people. */
export function statingBank({ db, catalog, now }: BankRouteLent): ProposalRoute<'reconciliation/bank'> {
  return {
    act: 'reconciliation.bank',
    about: ({ currency, reason }) => ({ subject: { kind: 'asset', id: String(currency) }, reason }),
    async check({ currency, amount, stated_at: statedAt }) {
      const { scale } = await catalog.asset(currency, 'currency');
      readAmount(amount, scale, 'amount');
      // What the bank will have, nobody can say.
      if (statedAt > now()) throw new ConsoleRefusal('configuration_value', 'stated_at');
    },
    async describe({ currency, amount, stated_at }) {
      const { code } = await catalog.asset(currency, 'currency');
      return { coin: code, amount, stated_at };
    },
    async confirmed({ currency, amount, stated_at }, _, act) {
      const { asset, scale } = await catalog.asset(currency, 'currency');
      const units = String(readAmount(amount, scale, 'amount'));
      await db
        .insertInto('reconciliation.bank_statement')
        .values({ act, asset, amount: units, stated_at, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
