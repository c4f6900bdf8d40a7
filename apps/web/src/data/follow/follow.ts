import type { Message } from '@auric/api';

type Wire = Message<'follow/my'>;

/** How a copy's size is found: the lead's times a number, or always as many lots. */
export type CopyMode = 'multiple' | 'fixed';

/** Whom the customer copies, and how. Amounts in USDT; shares and sizes as the wire has them. */
export interface Follow {
  readonly id: number;
  readonly lead: number;
  readonly name: string;
  readonly mode: CopyMode;
  readonly size: string;
  readonly amount: string;
  readonly stopLoss: string;
  /** 0: the lead's. */
  readonly leverageMost: number;
  /** The lead's part of what is gained, as a fraction. */
  readonly share: string;
  readonly gained: string;
  readonly inUse: string;
  readonly shared: string;
  readonly held: string;
  readonly status: 'following' | 'closing' | 'ended';
  readonly reason: 'follower' | 'lead_closed' | 'stop_loss' | null;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A position of the customer's that copies one of a lead's. */
export interface Copy {
  readonly position: number;
  readonly follow: number;
  readonly symbol: string;
  readonly market: number;
  readonly lots: string;
  /** Lots that the lead has closed and the book had no room for yet. */
  readonly toClose: string;
}

export function followOf(wire: Wire['follows'][number]): Follow {
  return {
    id: wire.follow_user_id,
    lead: wire.trader_user_id,
    name: wire.name,
    mode: wire.copyType === 1 ? 'multiple' : 'fixed',
    size: wire.copyMultiple,
    amount: wire.followAmount,
    stopLoss: wire.stop_loss,
    leverageMost: wire.max_multiple,
    share: wire.share,
    gained: wire.followEarnings,
    inUse: wire.in_use,
    shared: wire.shared,
    held: wire.held,
    status: wire.status,
    reason: wire.reason,
    startedAt: wire.start_time,
    endedAt: wire.end_time,
  };
}

export function copyOf(wire: Wire['copies'][number]): Copy {
  return {
    position: wire.transaction_id,
    follow: wire.follow_user_id,
    symbol: wire.symbol,
    market: wire.match_id,
    lots: wire.share,
    toClose: wire.to_close,
  };
}
