import { formatDecimal, type LoginEvent, type Message } from '@auric/api';
import { bankNetwork, chainOfNetwork } from '@auric/api/addresses/network';
import type { AssetView } from '@auric/exchange';
import type { RouteParts } from '../product-row.ts';
import { securityHoldMs } from '../../people/standing.ts';
import { networksOf, type NetworkName } from './networks.ts';

type Info = Message<'wallet/get_info'>;

const bitcoinScale = 8;
const bank: NetworkName = { id: 9, subName: bankNetwork };

/** The history has a change a moment after the exchange has its hold. */
const momentMs = 60_000;

type InfoParts = Pick<RouteParts, 'client' | 'catalog' | 'db' | 'chains' | 'people' | 'now'>;

/** What a customer may withdraw of an asset now, by which networks, and what holds it until when. */
export async function withdrawalInfo(parts: InfoParts, customer: number, asset: AssetView): Promise<Info> {
  const { client, now, people, db } = parts;
  const [balances, allowance, networks, factors, person] = await Promise.all([
    client.port.query({ type: 'balances', customer }),
    client.port.query({ type: 'exitAllowance', customer }),
    networkShapes(parts, asset),
    people.secondFactor.methodsOf(customer),
    db.selectFrom('people.customer').select('pay_password_hash').where('id', '=', customer).executeTakeFirst(),
  ]);
  const own = balances.value.find((one) => one.kind === 'funding' && one.asset === asset.asset);
  const { limitE8 = 0n, usedE8 = 0n, fiatLimitE6 = 0n, holdUntil = 0 } = allowance.value ?? {};
  const leftE8 = limitE8 > usedE8 ? limitE8 - usedE8 : 0n;
  const isHeld = holdUntil > now();
  return {
    currency: asset.asset,
    currency_name: asset.code,
    available: formatDecimal(own?.available ?? 0n, asset.scale),
    networks,
    limit_24h_btc: formatDecimal(limitE8, bitcoinScale),
    used_24h_btc: formatDecimal(usedE8, bitcoinScale),
    left_24h_btc: formatDecimal(leftE8, bitcoinScale),
    left_24h: await leftIn(parts, asset, leftE8),
    hold_until: isHeld ? holdUntil : 0,
    hold_reason: isHeld ? await holdReason(parts, customer, holdUntil) : '',
    fiat_limit_usdt: formatDecimal(fiatLimitE6, 6),
    needs_factor: factors.length > 0,
    has_pay_password: person?.pay_password_hash != null,
  };
}

async function networkShapes({ client, chains }: InfoParts, asset: AssetView): Promise<Info['networks']> {
  const all = [...networksOf(asset), ...(asset.code === 'USDT' ? [bank] : [])];
  const shapes = await Promise.all(
    all.map(async ({ id, subName }) => {
      const { value: terms } = await client.port.query({
        type: 'withdrawalTerms',
        asset: asset.asset,
        network: subName,
      });
      if (terms === null) return null;
      const chain = chainOfNetwork(subName);
      const isAway = chain !== null && (chains.get(chain)?.watcher.health.problem ?? null) !== null;
      return {
        id,
        subName,
        min_withdraw: formatDecimal(terms.minimum, asset.scale),
        withdraw_fee: formatDecimal(terms.fee, asset.scale),
        waits_for: terms.isStopped ? ('withdrawals_stopped' as const) : isAway ? ('network_away' as const) : null,
      };
    }),
  );
  return shapes.filter((shape) => shape !== null);
}

/** What is left of a limit in BTC, in the smallest unit of an asset and written so; null where no index can tell. */
async function leftIn({ catalog }: InfoParts, asset: AssetView, leftE8: bigint): Promise<string | null> {
  if (asset.code === 'BTC') return formatDecimal(leftE8, asset.scale);
  const bitcoin = (await catalog.assets()).find(({ code }) => code === 'BTC');
  if (bitcoin === undefined) return null;
  const worthE6 = catalog.usdtWorthE6(bitcoin, leftE8);
  const one = 10n ** BigInt(asset.scale);
  const oneE6 = catalog.usdtWorthE6(asset, one);
  if (oneE6 === 0n || (worthE6 === 0n && leftE8 > 0n)) return null;
  return formatDecimal((worthE6 * one) / oneE6, asset.scale);
}

/**
 * The change whose hold ends at that time: some changes hold only where there was something before, and the latest one need
 * not hold longest.
 */
async function holdReason({ db }: InfoParts, customer: number, until: number): Promise<LoginEvent | ''> {
  const changes = await db
    .selectFrom('people.login')
    .select(['event', 'at'])
    .where('customer', '=', customer)
    .where('event', 'not in', ['login', 'new_device'])
    .where('at', '>=', until - securityHoldMs.lostFactor)
    .orderBy('id')
    .execute();
  const holder = changes.find(({ event, at }) => {
    const lateMs = at + (event === 'factors_reset' ? securityHoldMs.lostFactor : securityHoldMs.changed) - until;
    return lateMs >= 0 && lateMs < momentMs;
  });
  return holder?.event ?? '';
}
