import type { Command } from '../src/index.ts';
import { firstCustomer } from './listing.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

/** What luck would not reach of withdrawals: each ends as if it hadn't been. */
export function withdrawalStory(random: Random, world: NaiveWorld, customer: number): Plan[] {
  return random.pick([malformed, bankCard, fullBook, frozen, stopped])(random, world, customer);
}

/** Each form that is wrong, of a command that is right but for it. */
function malformed(random: Random, _world: NaiveWorld, customer: number): Plan[] {
  const address = { type: 'AddWithdrawalAddress', customer, network: 'BTC', destination: 'bc1q', memo: '' } as const;
  const limits = { exit1E8: 1n, exit2E8: 2n, fiat1E6: 1n, fiat2E6: 2n, sharePpm: 1, effectiveAt: 0 } as const;
  const terms = { asset: 1, network: 'BTC', minimum: 2n, fee: 1n, effectiveAt: 0 } as const;
  const review = { type: 'SetWithdrawalReview', oneFromE6: 1n, twoFromE6: 2n, effectiveAt: 0 } as const;
  const own = { customer, withdrawal: 1 } as const;
  const evidence = random.hex(32);
  const commands: Command[] = [
    { ...address, network: 'btc' },
    { ...address, destination: 'a b c' },
    { ...address, memo: '\u202e' },
    { type: 'SetIdentityLimits', ...limits, sharePpm: 0 },
    { type: 'SetIdentityLimits', ...limits, exit2E8: 0n },
    { type: 'SetOutflowLimit', asset: 1, limit: 1n, effectiveAt: -1 },
    { type: 'SetOutflowLimit', asset: 99, limit: 1n, effectiveAt: 0 },
    { type: 'RequestWithdrawal', customer, asset: 3, address: 1, amount: 0n },
    { type: 'RequestWithdrawal', customer, asset: 3, address: 1, amount: 2n ** 62n },
    { type: 'RequestWithdrawal', customer, asset: 99, address: 1, amount: 1n },
    { type: 'RequestWithdrawal', customer: 999_999, asset: 3, address: 1, amount: 1n },
    { type: 'SignWithdrawal', ...own, transaction: '' },
    { type: 'RecordBroadcast', ...own, outcome: 'lost' as 'sent' },
    { type: 'RetryWithdrawal', ...own, evidence: 'none', act: 1 },
    { type: 'SetReconciliation', asset: 3, difference: 2n ** 62n, evidence },
    { type: 'SetWithdrawalTerms', ...terms, fee: 2n },
    { type: 'SetWithdrawalTerms', ...terms, effectiveAt: -1 },
    { ...review, twoFromE6: 0n },
  ];
  return commands.map((command) => () => command);
}

/** More than one trade against fiat may be worth goes to a bank card, or would. */
function bankCard(_random: Random, world: NaiveWorld, customer: number): Plan[] {
  const wide = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, sharePpm: 50_000, effectiveAt: 0 } as const;
  const terms = { asset: 3, network: 'BANK', minimum: 10n, fee: 1n, effectiveAt: 0 } as const;
  return [
    () => ({ type: 'SetIdentityLimits', ...wide, fiat1E6: 1_000_000n, fiat2E6: 1_000_000n }),
    () => ({ type: 'SetWithdrawalTerms', ...terms }),
    () => ({ type: 'SetOutflowLimit', asset: 3, limit: 10n ** 15n, effectiveAt: 0 }),
    () => standing(world, customer, 'none'),
    () => ({ type: 'AddWithdrawalAddress', customer, network: 'BANK', destination: 'card', memo: '' }),
    () => {
      const own = [...world.addresses].find(([, one]) => one.customer === customer && one.network === 'BANK');
      return { type: 'RequestWithdrawal', customer, asset: 3, address: own?.[0] ?? 1, amount: 1_500_000n };
    },
    () => ({ type: 'SetIdentityLimits', ...wide, fiat1E6: 2_000_000_000n, fiat2E6: 1_000_000_000_000n }),
  ];
}

/** A book takes a hundred addresses, and takes more once some are gone. */
function fullBook(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const own = (): [number, unknown][] => [...world.addresses].filter(([, one]) => one.customer === customer);
  const add: Plan = () => {
    const destination = `full-${random.hex(12)}`;
    return { type: 'AddWithdrawalAddress', customer, network: 'BTC', destination, memo: '' };
  };
  const remove: Plan = () => ({ type: 'RemoveWithdrawalAddress', customer, address: own().at(-1)?.[0] ?? 1 });
  const missing = 101 - own().length;
  return [...Array.from({ length: missing }, () => add), ...Array.from({ length: 98 }, () => remove)];
}

/** What is open under a freeze or a hold ends as any other, and nothing new begins by whatever exit. */
function frozen(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const [withdrawal, open] = [...world.withdrawals].find(([, { state }]) => state === 'requested') ?? [1, undefined];
  const owner = open?.customer ?? customer;
  const again: Command = { type: 'RequestWithdrawal', customer: owner, asset: 3, address: 1, amount: 10_000_000n };
  const recipient = owner === firstCustomer ? firstCustomer + 1 : firstCustomer;
  const give: Command = { type: 'TransferToCustomer', customer: owner, recipient, asset: 3, amount: 1n };
  return [
    () => standing(world, owner, random.pick(['compliance', 'security'] as const)),
    () => ({ type: 'CancelWithdrawal', customer: owner, withdrawal }),
    () => again,
    () => ({ ...standing(world, owner, 'none'), holdUntil: world.at + 3_600_000 }),
    () => again,
    () => give,
    () => standing(world, owner, 'none'),
  ];
}

/**
 * What is owed and what is there differ: nothing new is asked for, and what is approved isn't signed. Then it settles inside,
 * but not to the customer's own address, nor to the house.
 */
function stopped(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const wide = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, sharePpm: 1_000_000, effectiveAt: 0 } as const;
  const amount = 10_000_000n;
  const compare = (difference: bigint): Plan => {
    const evidence = random.hex(32);
    return () => ({ type: 'SetReconciliation', asset: 3, difference, evidence });
  };
  const request: Plan = () => {
    const own = [...world.addresses].find(([, one]) => one.customer === customer && one.network === 'TRC20');
    return { type: 'RequestWithdrawal', customer, asset: 3, address: own?.[0] ?? 1, amount };
  };
  const last = () => ({ customer, withdrawal: world.lastWithdrawal });
  const inside =
    (recipient: number): Plan =>
    () => ({ type: 'SettleWithdrawalInside', ...last(), recipient });
  return [
    () => ({ type: 'SetIdentityLimits', ...wide, fiat1E6: 1n, fiat2E6: 1n }),
    () => ({ type: 'SetOutflowLimit', asset: 3, limit: 10n ** 15n, effectiveAt: 0 }),
    () => ({ type: 'SetWithdrawalReview', oneFromE6: 10n ** 12n, twoFromE6: 10n ** 12n, effectiveAt: 0 }),
    () => ({ type: 'SetWhitelist', customer, isOn: false }),
    () => standing(world, customer, 'none'),
    () => ({ type: 'AddWithdrawalAddress', customer, network: 'TRC20', destination: 'to-one', memo: '' }),
    () => ({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset: 3, amount: 2n * amount }),
    compare(0n),
    request,
    () => ({ type: 'ReviewWithdrawal', ...last(), isFlagged: false }),
    compare(-5n),
    () => ({ type: 'SignWithdrawal', ...last(), transaction: '0xabcd' }),
    request,
    compare(0n),
    inside(customer),
    () => ({ type: 'SignWithdrawal', ...last(), transaction: '0xabcd' }),
    () => ({ type: 'RecordBroadcast', ...last(), outcome: 'unknown' }),
    () => {
      const subject = { subjectKind: 'withdrawal', subject: `${world.lastWithdrawal}` } as const;
      const who = { operator: 1, second: 2, action: 'retry_withdrawal', reason: '' } as const;
      return { type: 'RecordOperatorAct', ...who, ...subject, digest: random.hex(32) };
    },
    () => ({ type: 'RetryWithdrawal', ...last(), evidence: random.hex(32), act: Math.max(1, world.acts.size) }),
    inside(3),
    inside(customer === 1000 ? 1001 : 1000),
  ];
}

function standing(
  world: NaiveWorld,
  customer: number,
  freeze: 'none' | 'compliance' | 'security',
): Extract<Command, { type: 'SetCustomerStanding' }> {
  const known = world.customers.get(customer)!;
  return {
    type: 'SetCustomerStanding',
    customer,
    version: known.version + 1,
    identityLevel: Math.max(1, known.identityLevel),
    tradingFreeze: 'none',
    withdrawalFreeze: freeze,
    holdUntil: 0,
    country: known.country,
  };
}
