import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { BecomeLead, ChangeLeadShare, CloseLead, SetLeadTerms } from '../commands.ts';
import { copyTradingRejections as refuse } from '../rejections.ts';
import { leadingSlot } from '../state/records.ts';
import {
  barredFrom,
  contractBalance,
  type CopyTradingContext,
  type CopyTradingDesk,
  effectiveAtMax,
  leadTermsAt,
} from './desk.ts';

const identityLevelLeast = 1;

export function setLeadTerms(
  { at, emit }: CopyTradingContext,
  { balanceLeast, shareMostPpm, effectiveAt }: SetLeadTerms,
): Rejection | null {
  if (balanceLeast < 0n || balanceLeast > BigInt(amountMax)) return refuse.termsInvalid;
  if (!isWithin(shareMostPpm, 0, million) || !isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.termsInvalid;

  emit({ type: 'LeadTermsSet', balanceLeast, shareMostPpm, effectiveAt: Math.max(effectiveAt, at) });
  return null;
}

export function becomeLead(
  desk: CopyTradingDesk,
  { at, emit }: CopyTradingContext,
  { customer, sharePpm }: BecomeLead,
): Rejection | null {
  const { state } = desk;
  if (!isWithin(sharePpm, 0, million)) return refuse.shareInvalid;
  // Who has stopped leads again only when all who followed before have been let go.
  if (leadingSlot(state, customer) >= 0 || state.followersOf.of(customer).size > 0) return refuse.alreadyLead;
  const barred = barredFrom(desk, customer);
  if (barred) return barred;
  if (desk.ports.identityLevel(customer) < identityLevelLeast) return refuse.identityRequired;
  if (state.followsOf.of(customer).size > 0) return refuse.followsSomebody;
  const { balanceLeast, shareMostPpm } = leadTermsAt(state, at);
  if (sharePpm > shareMostPpm) return { ...refuse.shareTooHigh, detail: { most: shareMostPpm } };
  const equity = contractBalance(desk, customer);
  if (equity < balanceLeast) return { ...refuse.balanceTooLow, detail: { least: Number(balanceLeast) } };

  emit({ type: 'LeadOpened', lead: customer, sharePpm, equity });
  return null;
}

export function changeLeadShare(
  desk: CopyTradingDesk,
  { at, emit }: CopyTradingContext,
  { customer, sharePpm }: ChangeLeadShare,
): Rejection | null {
  const { state } = desk;
  if (!isWithin(sharePpm, 0, million)) return refuse.shareInvalid;
  const slot = leadingSlot(state, customer);
  if (slot < 0) return refuse.notLead;
  const barred = barredFrom(desk, customer);
  if (barred) return barred;
  const { shareMostPpm } = leadTermsAt(state, at);
  if (sharePpm > shareMostPpm) return { ...refuse.shareTooHigh, detail: { most: shareMostPpm } };
  if (state.leads.columns.sharePpm[slot] === sharePpm) return refuse.shareUnchanged;

  emit({ type: 'LeadShareSet', lead: customer, sharePpm });
  return null;
}

export function closeLead(
  { state }: CopyTradingDesk,
  { emit }: CopyTradingContext,
  { customer }: CloseLead,
): Rejection | null {
  if (leadingSlot(state, customer) < 0) return refuse.notLead;

  emit({ type: 'LeadClosed', lead: customer });
  return null;
}
