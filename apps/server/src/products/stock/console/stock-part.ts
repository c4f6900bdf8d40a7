import type { ConsolePath } from '@auric/api/console';
import type { Command } from '@auric/exchange';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import { freshViews } from '../../../console/fresh-views.ts';
import type { ConsolePart } from '../../../console/part.ts';
import type { ProposalRoute } from '../../../console/route.ts';
import { readAmount } from '../../../edge/amounts.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { stockDays } from './stock-days.ts';

type StockPath = Extract<
  ConsolePath,
  'stock/cancel_session' | 'stock/split' | 'stock/dividend' | 'stock/cancel_action'
>;

const usdtScale = 6;

/** What operators see of the days of stock, and what two of them may announce or take back. */
export async function stockConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  const { client, catalog } = lent;

  async function execute(command: Command): Promise<void> {
    const reply = await client.port.execute({ command });
    if (!reply.ok) throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
  }
  /** Announces what nobody has announced yet: a confirmation may come again after an answer that was lost. */
  async function announce(command: Extract<Command, { type: 'AnnounceSplit' | 'AnnounceDividend' }>): Promise<void> {
    const { value: actions } = await client.port.query({ type: 'corporateActions' });
    const { market, effectiveAt } = command;
    const isKnown = actions.some((action) => action.market === market && action.effectiveAt === effectiveAt);
    if (!isKnown) await execute(command);
  }
  const aboutMarket = ({ market, reason }: { market: number; reason: string }) => ({
    subject: { kind: 'market', id: String(market) },
    reason,
  });
  const listed = async ({ market }: { market: number }): Promise<void> =>
    void (await catalog.market({ match_id: market }, 'stock'));
  const perShareOf = (text: string): bigint => {
    const perShare = readAmount(text, usdtScale, 'per_share');
    if (perShare === 0n) throw new ConsoleRefusal('configuration_value', 'per_share');
    return perShare;
  };

  const routes: { [P in StockPath]: ProposalRoute<P> } = {
    'stock/cancel_session': {
      act: 'cancel_session',
      about: ({ session, reason }) => ({ subject: { kind: 'session', id: String(session) }, reason }),
      check: async () => undefined,
      confirmed: ({ session }) => execute({ type: 'CancelSession', session }),
    },
    // The exchange looks for acts of these names that two operators agreed on.
    'stock/split': {
      act: 'announce_split',
      about: aboutMarket,
      check: listed,
      confirmed: ({ market, numerator, denominator, effective_at: effectiveAt }, _, act) =>
        announce({ type: 'AnnounceSplit', market, numerator, denominator, effectiveAt, act }),
    },
    'stock/dividend': {
      act: 'announce_dividend',
      about: aboutMarket,
      check: async (payload) => {
        perShareOf(payload.per_share);
        await listed(payload);
      },
      confirmed: ({ market, per_share, effective_at: effectiveAt }, _, act) =>
        announce({ type: 'AnnounceDividend', market, perShare: perShareOf(per_share), effectiveAt, act }),
    },
    'stock/cancel_action': {
      act: 'cancel_corporate_action',
      about: aboutMarket,
      check: listed,
      confirmed: ({ action }, _, act) => execute({ type: 'CancelCorporateAction', action, act }),
    },
  };
  return {
    name: 'stock',
    routes: {
      ...routes,
      'stock/days': {
        read: async () => {
          await freshViews(client);
          return stockDays(lent);
        },
      },
    },
  };
}
