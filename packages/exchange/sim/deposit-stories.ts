import type { Command } from '../src/index.ts';
import { firstCustomer } from './listing.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

type RecordDeposit = Extract<Command, { type: 'RecordDeposit' }>;
type RequestDeposit = Extract<Command, { type: 'RequestDeposit' }>;

/** What luck would not reach of deposits. */
export function depositStory(random: Random, world: NaiveWorld, customer: number): Plan[] {
  return random.pick([malformed, reorganised, nobodys, byHand, tooMuchByHand])(random, world, customer);
}

/** An ether and a bit, as its chain counts it: the bit is too small for a balance. */
function arrival(random: Random, customer: number): RecordDeposit {
  const named = { chain: 'ethereum', transaction: `0x${random.hex(64)}`, output: 'value' } as const;
  return { type: 'RecordDeposit', customer, ...named, asset: 2, delivered: 10n ** 18n + 123n, decimals: 18 };
}

function request(customer: number, amount: bigint): RequestDeposit {
  const fiat = { currency: 'THB', fiatE6: amount * 40n, rateE8: 4_000_000_000n } as const;
  return { type: 'RequestDeposit', customer, asset: 3, amount, voucher: '', ...fiat };
}

/** Each form that is wrong, of a command that is right but for it. */
function malformed(random: Random, _world: NaiveWorld, customer: number): Plan[] {
  const seen = arrival(random, customer);
  const asked = request(customer, 1_000_000n);
  const confirm = { type: 'ConfirmDepositRequest', customer, request: 1, amount: 1n, reference: 'x', act: 1 } as const;
  const commands: Command[] = [
    { ...seen, chain: 'Ethereum' },
    { ...seen, transaction: seen.transaction.toUpperCase() },
    { ...seen, output: '' },
    { ...seen, decimals: 19 },
    { ...seen, delivered: 0n },
    { ...seen, delivered: 10n ** 60n },
    { ...seen, delivered: 1n },
    { ...seen, asset: 99 },
    { ...asked, amount: 2n ** 62n },
    { ...asked, voucher: 'picture' },
    { ...asked, rateE8: 0n },
    { ...asked, asset: 15 },
    { ...asked, asset: 99 },
    { ...asked, customer: 999_999 },
    confirm,
    { type: 'ConfirmDeposit', deposit: 0 },
    { type: 'CancelDepositRequest', customer, request: 0 },
  ];
  return commands.map((command) => () => command);
}

/** Seen, gone, seen again in another block, final: and however often it is said again, credited once. */
function reorganised(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const seen = arrival(random, customer);
  const deposit = (): number => world.lastChainDeposit;
  return [
    () => seen,
    () => seen,
    () => ({ type: 'UndoDeposit', deposit: deposit() }),
    () => ({ ...seen, customer: customer === firstCustomer ? firstCustomer + 1 : firstCustomer }),
    () => ({ type: 'UndoDeposit', deposit: deposit() }),
    () => seen,
    () => ({ type: 'ConfirmDeposit', deposit: deposit() }),
    () => ({ type: 'UndoDeposit', deposit: deposit() }),
    () => ({ type: 'ConfirmDeposit', deposit: deposit() }),
    () => seen,
  ];
}

/** Without a memo it is nobody's, final or not, until two operators know whose. */
function nobodys(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const deposit = (): number => world.lastChainDeposit;
  const assign =
    (to: number): Plan =>
    () => ({ type: 'AssignDeposit', deposit: deposit(), customer: to, act: Math.max(1, world.acts.size) });
  const confirm: Plan = () => ({ type: 'ConfirmDeposit', deposit: deposit() });
  const final = [() => arrival(random, 0), confirm, confirm, assign(customer)];
  const agree: Plan = () => agreed(random, 'assign_deposit', 'deposit', deposit());
  const early = [() => arrival(random, 0), agree, assign(customer), assign(customer), confirm];
  return [...final, agree, assign(999_999), assign(customer), ...early];
}

/** Paid in fiat: less arrived than was asked for, and no payment pays twice. */
function byHand(random: Random, world: NaiveWorld, customer: number): Plan[] {
  const reference = random.hex(32);
  const last = (): number => world.lastDepositRequest;
  const confirm =
    (amount: bigint): Plan =>
    () => {
      const act = Math.max(1, world.acts.size);
      return { type: 'ConfirmDepositRequest', customer, request: last(), amount, reference, act };
    };
  const agree = (action: string): Plan => {
    return () => agreed(random, action, 'deposit_request', last());
  };
  const ask: Plan = () => request(customer, 5_000_000n);
  return [
    identify(world, customer),
    ...limits(2_000_000_000n),
    ask,
    confirm(4_000_000n),
    agree('confirm_deposit'),
    confirm(5_000_001n),
    confirm(4_000_000n),
    ask,
    agree('confirm_deposit'),
    confirm(5_000_000n),
    agree('reject_deposit'),
    () => ({ type: 'RejectDepositRequest', customer, request: last(), act: Math.max(1, world.acts.size) }),
    ask,
    () => ({ type: 'CancelDepositRequest', customer, request: last() }),
  ];
}

/** More than the rate gives, more than the limit of one's identity, and more requests than one may have open. */
function tooMuchByHand(_random: Random, world: NaiveWorld, customer: number): Plan[] {
  const one = request(customer, 1_000_000n);
  const missing = 11 - [...world.depositRequests.values()].filter((open) => open.customer === customer).length;
  const cancel: Plan = () => {
    const own = [...world.depositRequests].findLast(([, open]) => open.customer === customer);
    return { type: 'CancelDepositRequest', customer, request: own?.[0] ?? 1 };
  };
  return [
    identify(world, customer),
    ...limits(2_000_000n),
    () => ({ ...one, fiatE6: one.fiatE6 - 1n }),
    () => request(customer, 2_000_001n),
    ...Array.from({ length: missing }, (): Plan => () => one),
    ...Array.from({ length: 9 }, () => cancel),
    ...limits(2_000_000_000n),
  ];
}

function limits(fiatE6: bigint): Plan[] {
  const wide = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, sharePpm: 50_000, effectiveAt: 0 } as const;
  return [() => ({ type: 'SetIdentityLimits', ...wide, fiat1E6: fiatE6, fiat2E6: fiatE6 })];
}

function agreed(random: Random, action: string, subjectKind: string, id: number): Command {
  const said = { operator: 1, second: 2, action, subjectKind, subject: `${id}`, reason: '' } as const;
  return { type: 'RecordOperatorAct', ...said, digest: random.hex(32) };
}

function identify(world: NaiveWorld, customer: number): Plan {
  return () => {
    const { closed: _closed, version, ...known } = world.customers.get(customer)!;
    return { type: 'SetCustomerStanding', customer, ...known, version: version + 1, identityLevel: 1 };
  };
}
