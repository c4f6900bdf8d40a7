import type { Mark } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { lotsOf } from '../../data/futures/contract-numbers.ts';
import type { Market } from '../../data/market/market.ts';
import {
  carriesStops,
  hasLimit,
  hasTrailing,
  hasTrigger,
  isConditional,
  trailingOf,
  type FuturesTicket,
} from './futures-ticket.ts';
import { isTrailOffered } from '../../trading/ticket/ticket-reasons.ts';
import { misplacedStop, type MisplacedStop, typedStops } from './misplaced-stop.ts';
import type { OpeningView } from './use-opening.ts';

/** Why a ticket can't be sent as it stands, by the key of its words. */
export type OpeningReason =
  | {
      code:
        | 'login'
        | 'connecting'
        | 'halted'
        | 'cancelOnly'
        | 'reduceOnly'
        | 'enterPrice'
        | 'enterTrigger'
        | 'enterTrailing';
    }
  | { code: 'enterLots' | 'enterProtection' | 'insufficient' | 'noLiquidity' }
  | { code: 'leverage'; most: number }
  | MisplacedStop;

interface Around {
  market: Market;
  signedIn: boolean;
  /** Whether account and margin mode have come. */
  known: boolean;
  state: Market['state'];
  health: Mark['health'];
}

type Reckoned = Pick<OpeningView, 'ticks' | 'outlook' | 'most'>;

/** Why the ticket can't be sent; null: it can. The exchange decides in the end; this is what a customer can mend. */
export function openingReason(ticket: FuturesTicket, view: Reckoned, around: Around): OpeningReason | null {
  if (!around.signedIn) return { code: 'login' };
  if (around.state === 'halted') return { code: 'halted' };
  if (around.state === 'cancel_only') return { code: 'cancelOnly' };
  if (around.health === 'frozen') return { code: 'reduceOnly' };
  if (!around.known) return { code: 'connecting' };
  return priceReason(ticket, view) ?? lotsReason(ticket, view) ?? protectionReason(ticket, view.ticks, around.market);
}

function priceReason(ticket: FuturesTicket, { ticks }: Reckoned): OpeningReason | null {
  if (hasTrigger(ticket) && decimalOfTyped(ticket.trigger) === null) return { code: 'enterTrigger' };
  if (hasTrailing(ticket) && !isTrailOffered(trailingOf(ticket))) return { code: 'enterTrailing' };
  if (hasLimit(ticket) && ticks === null) return { code: 'enterPrice' };
  return ticks === null ? { code: 'noLiquidity' } : null;
}

function lotsReason(ticket: FuturesTicket, { outlook, most }: Reckoned): OpeningReason | null {
  const lots = lotsOf(decimalOfTyped(ticket.share) ?? '0');
  if (lots === 0) return most === 0 ? { code: 'insufficient' } : { code: 'enterLots' };
  if (outlook !== null && ticket.leverage > outlook.leverageMost)
    return { code: 'leverage', most: outlook.leverageMost };
  // What waits for a trigger is paid for when its turn comes.
  return lots > most && !isConditional(ticket) ? { code: 'insufficient' } : null;
}

function protectionReason(
  ticket: FuturesTicket,
  entry: bigint | null,
  { priceDecimals }: Market,
): OpeningReason | null {
  if (!carriesStops(ticket) || entry === null) return null;
  const stops = typedStops(ticket, priceDecimals);
  if (stops.profit === null && stops.loss === null) return { code: 'enterProtection' };
  return misplacedStop(ticket.side, stops, entry);
}
