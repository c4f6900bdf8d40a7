import type { Rejection } from '../../../kernel/rejection.ts';
import { rightsRejections as refuse } from '../../../kernel/rights.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { freezeReasons, type Offer } from '../../../kernel/vocabulary.ts';
import type { AccountPorts } from '../account.ts';
import type { AccountState } from '../state.ts';

/**
 * Why a customer may not begin something that the house offers now, or null. The one place where that is decided: what
 * trades, buys or promises asks it, what ends or leaves never does.
 */
export function barred(
  state: ReadState<AccountState>,
  ports: Pick<AccountPorts, 'offered'>,
  customer: number,
  offer: Offer,
): Rejection | null {
  const slot = state.customerSlots.get(customer);
  if (slot < 0) return refuse.customerNotFound;
  const { closedAt, tradingFreeze, country } = state.customers.columns;
  if (closedAt[slot] !== 0) return refuse.accountClosed;
  const reason = tradingFreeze[slot]!;
  if (reason !== 0) return { ...refuse.accountFrozen, detail: { reason: freezeReasons[reason]! } };
  return notOffered(ports, offer, country[slot]!);
}

/** Why something isn't offered in a country, or null. */
export function notOffered(ports: Pick<AccountPorts, 'offered'>, offer: Offer, country: string): Rejection | null {
  const offered = ports.offered(offer, country);
  if (offered === 'yes') return null;
  return offered === 'off' ? { ...refuse.notOffered, detail: { offer } } : inCountry(offer, country);
}

function inCountry(offer: Offer, country: string): Rejection {
  return { ...refuse.notAvailableInCountry, detail: { offer, country } };
}
