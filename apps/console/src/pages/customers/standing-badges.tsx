import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { customers as texts } from '../../texts/customers.ts';

interface Frozen {
  trading_freeze: string;
  withdrawal_freeze: string;
}

/** The word of the wire for what isn't frozen. */
const free = new Set(['', 'none']);

export const isFrozen = (freeze: string): boolean => !free.has(freeze);

/** What of a customer is frozen, by whomever. */
export function StandingBadges({ trading_freeze: trading, withdrawal_freeze: withdrawals }: Frozen) {
  if (isFrozen(trading) && isFrozen(withdrawals)) return <Badge look="bad">{texts.frozen.both}</Badge>;
  if (isFrozen(trading)) return <Badge look="bad">{texts.frozen.trading}</Badge>;
  if (isFrozen(withdrawals)) return <Badge look="bad">{texts.frozen.withdrawals}</Badge>;
  return <Badge look="good">{texts.good}</Badge>;
}
