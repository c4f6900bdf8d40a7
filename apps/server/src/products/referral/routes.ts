import { formatDecimal, type InvitedCustomer, type Message, type Payload } from '@auric/api';
import type { ReferralShareView } from '@auric/exchange';
import { countedPage } from '../../db/counted-page.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import { maskedName } from '../../people/masked-name.ts';
import type { RouteParts } from '../product-row.ts';

type ReferralPath = 'referral/statistics' | 'referral/invited' | 'referral/payments';

const hourMs = 3_600_000;
const usdtDecimals = 6;
const ppmDecimals = 6;

/** The calls about whom a customer has brought, and what they were given for it. */
export function referralRoutes({ client, catalog, db, now }: RouteParts): HandlersOf<ReferralPath> {
  async function shareShape({ asset: id, direct, second, due, paid }: ReferralShareView) {
    const asset = await catalog.asset(id, 'currency');
    const text = (amount: bigint): string => formatDecimal(amount, asset.scale);
    return {
      shape: {
        currency: id,
        currency_name: asset.code,
        direct: text(direct),
        second: text(second),
        due: text(due),
        paid: text(paid),
      },
      paidE6: catalog.usdtWorthE6(asset, paid),
      dueE6: catalog.usdtWorthE6(asset, due),
    };
  }

  return {
    'referral/statistics': async (_, { customer }) => {
      const [{ value: referrals }, { value: terms }, { extension_code }] = await Promise.all([
        client.port.query({ type: 'referrals', customer }),
        client.port.query({ type: 'referralTerms' }),
        db.selectFrom('people.customer').select('extension_code').where('id', '=', customer).executeTakeFirstOrThrow(),
      ]);
      const shares = await Promise.all(referrals.shares.map(shareShape));
      const sum = (of: 'paidE6' | 'dueE6'): string =>
        formatDecimal(
          shares.reduce((total, share) => total + share[of], 0n),
          usdtDecimals,
        );
      return {
        extension_code,
        invited: { direct: referrals.direct, second: referrals.second },
        rates: {
          direct: formatDecimal(BigInt(terms.directPpm), ppmDecimals),
          second: formatDecimal(BigInt(terms.secondPpm), ppmDecimals),
          days: terms.days,
        },
        shares: shares.map(({ shape }) => shape),
        paid_usdt: sum('paidE6'),
        due_usdt: sum('dueE6'),
        next_payment_at: (Math.floor(now() / hourMs) + 1) * hourMs,
      };
    },

    'referral/invited': (filter, { customer }) => invitedBy(customer, filter),
    'referral/payments': async (filter, { customer }) => {
      await client.freshModels(customer);
      return paymentsTo(customer, filter);
    },
  };

  /** Who registered with a customer's code, newest first. Of their fees nobody is told who paid which. */
  async function invitedBy(
    customer: number,
    filter: Payload<'referral/invited'>,
  ): Promise<Message<'referral/invited'>> {
    const own = db.selectFrom('people.customer').where('referrer', '=', customer).where('opened', '=', true);
    const query = filter.before === undefined ? own : own.where('id', '<', filter.before);
    const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), filter);
    const shapes = rows.map(async (row): Promise<InvitedCustomer> => {
      const { value: link } = await client.port.query({ type: 'referralOf', customer: row.id });
      return { id: row.id, name: maskedName(row), time: row.created_at, until: link?.until ?? 0 };
    });
    return pageOf(await Promise.all(shapes), total, filter);
  }

  async function paymentsTo(
    customer: number,
    filter: Payload<'referral/payments'>,
  ): Promise<Message<'referral/payments'>> {
    const own = db.selectFrom('view.bills').where('customer', '=', customer).where('type', '=', 'referral_share');
    const query = filter.before === undefined ? own : own.where('id', '<', filter.before);
    const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), filter);
    const shapes = rows.map(async ({ id, asset, amount, at }) => {
      const { code, scale } = await catalog.asset(asset, 'currency');
      const number = formatDecimal(BigInt(amount), scale);
      return { id, currency: asset, currency_name: code, number, time: at };
    });
    return pageOf(await Promise.all(shapes), total, filter);
  }
}
