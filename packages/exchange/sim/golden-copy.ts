import { identified } from '../src/exchange-world.test-support.ts';
import { copyTradingEvents } from '../src/products/copy-trading/events.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const copyStoryEvents: readonly string[] = Object.keys(copyTradingEvents);

const usdt = 3;
const leader = 9_300_001;
const usd = 1_000_000n;

/** Lets somebody lead, ask for another share, stop, and begin again under other terms. */
export function playCopies(writer: GoldenWriter): void {
  const offer = { offer: 'copy_trading', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
  writer.do({ type: 'SetAvailability', ...offer });
  writer.do({ type: 'OpenCustomer', customer: leader });
  writer.do(identified(leader));
  const deposit = { type: 'Deposit', customer: leader, kind: 'perpetual', asset: usdt, amount: 150n * usd } as const;
  writer.do({ ...deposit, reference: 'c0'.repeat(16) });
  writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 100_000 });
  writer.do({ type: 'ChangeLeadShare', customer: leader, sharePpm: 150_000 });
  writer.do({ type: 'CloseLead', customer: leader });
  writer.do({ type: 'SetLeadTerms', balanceLeast: 120n * usd, shareMostPpm: 250_000, effectiveAt: 0 });
  writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 250_000 });
}
