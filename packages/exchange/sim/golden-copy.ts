import { identified } from '../src/exchange-world.test-support.ts';
import { copyTradingEvents } from '../src/products/copy-trading/events.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const copyStoryEvents: readonly string[] = Object.keys(copyTradingEvents);

const usdt = 3;
const leader = 9_300_001;
const followers = [9_300_002, 9_300_003] as const;
const usd = 1_000_000n;

/** Lets somebody lead, ask for another share, be followed, stop, and begin again under other terms. */
export function playCopies(writer: GoldenWriter): void {
  const offer = { offer: 'copy_trading', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
  writer.do({ type: 'SetAvailability', ...offer });
  writer.do({ type: 'OpenCustomer', customer: leader });
  writer.do(identified(leader));
  const deposit = { type: 'Deposit', customer: leader, kind: 'perpetual', asset: usdt, amount: 150n * usd } as const;
  writer.do({ ...deposit, reference: 'c0'.repeat(16) });
  writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 100_000 });
  writer.do({ type: 'ChangeLeadShare', customer: leader, sharePpm: 150_000 });
  follows(writer);
  writer.do({ type: 'CloseLead', customer: leader });
  writer.do({ type: 'AdvanceTime' });
  writer.do({ type: 'SetLeadTerms', balanceLeast: 120n * usd, shareMostPpm: 250_000, effectiveAt: 0 });
  writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 250_000 });
}

/** Two follow: one edits and cancels that, the other stays until the lead stops. */
function follows(writer: GoldenWriter): void {
  const terms = {
    multipleMostE6: 100_000_000,
    contractsMostE6: 1_000_000_000,
    followersMost: 500,
    followsMost: 5,
  } as const;
  writer.do({ type: 'SetFollowTerms', amountLeast: 20n * usd, ...terms, effectiveAt: 0 });
  const wish = {
    mode: 'multiple',
    sizeE6: 500_000,
    followAmount: 50n * usd,
    stopLoss: 10n * usd,
    leverageMost: 0,
  } as const;
  for (const [place, customer] of followers.entries()) {
    writer.do({ type: 'OpenCustomer', customer });
    writer.do(identified(customer));
    const deposit = { type: 'Deposit', customer, kind: 'perpetual', asset: usdt, amount: 60n * usd } as const;
    writer.do({ ...deposit, reference: `c${place + 1}`.repeat(16) });
    writer.do({ type: 'Follow', customer, lead: leader, sharePpm: 150_000, ...wish });
  }
  const [first] = followers;
  writer.do({ type: 'EditFollow', customer: first, follow: 1, ...wish, mode: 'fixed', sizeE6: 2_000_000 });
  writer.do({ type: 'CancelFollow', customer: first, follow: 1, keepPositions: false });
}
