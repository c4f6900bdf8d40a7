import { formatDecimal, type LeadPosition, type LeadTrade, type LeadTrader, parseDecimal } from '@auric/api';

/** Fractions of the wire have at most eight decimals: as percentages six of them are left. */
const fractionDecimals = 8;
const percentDecimals = 6;

/** A lead trader as everybody sees them. Rates are percentages with their sign; amounts are of USDT. */
export interface Lead {
  readonly id: number;
  readonly name: string;
  readonly profile: string;
  /** What of a copier's gain they ask for. */
  readonly share: string;
  readonly followers: number;
  readonly followersMost: number;
  /** Null before there is anything to count. */
  readonly roi: string | null;
  readonly pnl: string;
  /** Null before a position was closed. */
  readonly winRate: string | null;
  readonly profitable: number;
  readonly closed: number;
  readonly drawdown: string;
  /** Realized, after fees and profit share; null before a copier has closed a copy. */
  readonly copierReturn: string | null;
  readonly copiersCounted: number;
  readonly since: number;
  readonly days: number;
  /** ROI over time, the oldest first. */
  readonly curve: readonly { readonly at: number; readonly value: string }[];
  readonly isOpen: boolean;
  readonly isFollowed: boolean;
  /** When all this was counted; 0 for not yet. */
  readonly countedAt: number;
}

/** A signed fraction of the wire as a signed percentage: "-0.1234" is "-12.34". */
export function percentOf(fraction: string): string {
  const percent = formatDecimal(parseDecimal(fraction.replace('-', ''), fractionDecimals) ?? 0n, percentDecimals);
  return fraction.startsWith('-') && percent !== '0' ? `-${percent}` : percent;
}

/** A typed percentage as the wire's fraction: "12.5" is "0.125"; empty where it is no number. */
export function fractionOf(percent: string): string {
  const units = parseDecimal(percent, percentDecimals);
  return units === null ? '' : formatDecimal(units, fractionDecimals);
}

const percentOrNull = (fraction: string | null): string | null => (fraction === null ? null : percentOf(fraction));

/** A lead trader of the wire, in the words of the field. */
export function leadOf(wire: LeadTrader): Lead {
  return {
    id: wire.trader_user_id,
    name: wire.name,
    profile: wire.profile,
    share: percentOf(wire.share),
    followers: wire.followers,
    followersMost: wire.followers_most,
    roi: percentOrNull(wire.roi),
    pnl: wire.total_profit,
    winRate: percentOrNull(wire.accuracy),
    profitable: wire.profitable_orders,
    closed: wire.closed_orders,
    drawdown: percentOf(wire.drawdown),
    copierReturn: percentOrNull(wire.copier_return),
    copiersCounted: wire.copiers_counted,
    since: wire.since,
    days: wire.days,
    curve: wire.curve.map(([at, roi]) => ({ at, value: percentOf(roi) })),
    isOpen: wire.status === 'open',
    isFollowed: wire.is_followed,
    countedAt: wire.counted_at,
  };
}

/** What a lead trader has or had open; of how much isn't said. */
export interface LeadHolding {
  readonly id: number;
  readonly market: number;
  readonly symbol: string;
  readonly side: 'long' | 'short';
  readonly leverage: number;
  readonly entryPrice: string;
  readonly openedAt: number;
  /** Percent of its initial margin. */
  readonly roe: string;
  /** Null while it is open. */
  readonly end: { readonly closePrice: string; readonly pnl: string; readonly closedAt: number } | null;
}

function holdingOf(wire: LeadPosition): Omit<LeadHolding, 'id' | 'end'> {
  return {
    market: wire.match_id,
    symbol: wire.symbol,
    side: wire.type,
    leverage: wire.multiple,
    entryPrice: wire.open_price,
    openedAt: wire.open_time,
    roe: percentOf(wire.roi),
  };
}

/** An open position of the wire, told from others by its place in the list. */
export function openHoldingOf(wire: LeadPosition, place: number): LeadHolding {
  return { ...holdingOf(wire), id: place, end: null };
}

/** A position of the wire that is over. */
export function closedHoldingOf(wire: LeadTrade): LeadHolding {
  const end = { closePrice: wire.close_price, pnl: wire.profits, closedAt: wire.close_time };
  return { ...holdingOf(wire), id: wire.transaction_id, end };
}
