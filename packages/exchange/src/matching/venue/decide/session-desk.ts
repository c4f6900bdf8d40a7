import type { AccountKind } from '../../../kernel/vocabulary.ts';
import { closeSession, openSession } from './auction.ts';
import type { Desk, VenueContext } from './desk.ts';

/** What a product whose markets trade in sessions asks of the venue. */
export interface SessionDesk {
  /** The markets of an account open by an auction, on the first sound index that was made from `since` (ms) on. */
  open(context: unknown, account: AccountKind, since: number): void;
  /** The markets of an account only gather orders from now on. */
  close(context: unknown, account: AccountKind): void;
}

/** The venue as products with sessions see it. Their contexts emit the venue's events too. */
export function sessionDeskOf(desk: Desk): SessionDesk {
  return {
    open: (context, account, since) => openSession(desk, context as VenueContext, account, since),
    close: (context, account) => closeSession(desk, context as VenueContext, account),
  };
}
