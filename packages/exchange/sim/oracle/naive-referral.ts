import type { Command } from '../../src/index.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
/** The account of the house that fees go to. */
const fees = 2;

function isOpen(w: NaiveWorld, customer: number): boolean {
  return customer >= 1000 && w.customers.get(customer)?.closed === false;
}

/** Rules, section 10: an "optional invitation code" at registration; once, of somebody else, and not in a circle (D31). */
export function linkReferral(w: NaiveWorld, { customer, referrer }: Of<'LinkReferral'>): void {
  requireSound(customer !== referrer, 'referral_of_oneself');
  require(isOpen(w, customer), 'customer_not_found');
  require(isOpen(w, referrer), 'referrer_not_found');
  require(!w.referrals.links.has(customer), 'already_referred');
  require(!w.referrals.above(referrer).includes(customer), 'referral_loop');
  const until = w.at + yearMs;
  w.referrals.links.set(customer, { referrer, until });
  w.emit({ type: 'ReferralLinked', customer, referrer, until });
}

/**
 * Rules, section 10: the "referrer gets 20 % of the maker and taker fees (set aside at the fill) of direct, 5 % of
 * second-level customers for a year"; section 2: amounts that the house owes are rounded down. Nothing for a trade with
 * oneself or with one of the two (D17, D31).
 */
export function shareFee(
  w: NaiveWorld,
  trade: number,
  asset: number,
  [payer, other]: [number, number],
  fee: bigint,
): void {
  const link = w.referrals.links.get(payer);
  if (link === undefined || w.at >= link.until) return;
  const [direct, above = 0] = w.referrals.above(payer);
  if ([payer, direct, above].includes(other)) return;
  const directShare = fee / 5n;
  const secondShare = above === 0 ? 0n : fee / 20n;
  if (directShare === 0n) return;
  const second = secondShare === 0n ? 0 : above;
  w.ledger.hold(fees, 'funding', asset, directShare + secondShare);
  give(w, direct!, asset, directShare, 0n);
  if (second !== 0) give(w, second, asset, 0n, secondShare);
  // Paid hourly: at the next full hour, if nothing else waits for it.
  w.referrals.walk ??= {
    id: ++w.referrals.lastWalk,
    timer: ++w.lastTimer,
    due: w.at - (w.at % hourMs) + hourMs,
  };
  w.emit({ type: 'FeeShared', trade, customer: payer, asset, direct: direct!, directShare, second, secondShare });
}

function give(w: NaiveWorld, referrer: number, asset: number, direct: bigint, second: bigint): void {
  let share = w.referrals.shares.find((known) => known.referrer === referrer && known.asset === asset);
  if (share === undefined) {
    share = { referrer, asset, direct: 0n, second: 0n, due: 0n, paid: 0n };
    w.referrals.shares.push(share);
  }
  share.direct += direct;
  share.second += second;
  share.due += direct + second;
}

/** "Paid hourly from the fee account"; who has closed their account has nobody to be paid to. */
export function payDues(w: NaiveWorld, walk: { id: number }): void {
  w.referrals.walk = null;
  const dues = w.referrals.shares
    .filter(({ due }) => due > 0n)
    .toSorted((a, b) => a.referrer - b.referrer || a.asset - b.asset);
  // A world so small never owes more than 1,000 at once, so that one frame is enough.
  if (dues.length >= 1000) throw new Error('The simulation owes more than one frame pays.');
  for (const share of dues) {
    const { referrer, asset, due: amount } = share;
    share.due = 0n;
    if (isOpen(w, referrer)) {
      share.paid += amount;
      w.ledger.post(fees, 'funding', asset, 0n, -amount);
      w.ledger.post(referrer, 'funding', asset, amount, 0n);
      w.emit({ type: 'ReferralPaid', payment: ++w.referrals.lastPayment, referrer, asset, amount });
    } else {
      w.ledger.release(fees, 'funding', asset, amount);
      w.emit({ type: 'ReferralLapsed', referrer, asset, amount });
    }
  }
  const { referrer, asset } = dues.at(-1)!;
  w.emit({ type: 'ReferralDuesWalked', walk: walk.id, last: referrer * 1024 + asset, isDone: true });
}
