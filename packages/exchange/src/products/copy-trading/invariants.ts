import { million } from '../../kernel/amounts.ts';
import type { ReadCopyTradingState } from './state/records.ts';

/** A lead asks for a part of the whole, and began before they ended. */
export function brokenOf({ leads }: ReadCopyTradingState): string | null {
  const { lead, sharePpm, firstAt, openedAt, closedAt } = leads.columns;
  for (const slot of leads.slots()) {
    const who = lead[slot]!;
    if (sharePpm[slot]! < 0 || sharePpm[slot]! > million) return `lead_share: ${who} asks for ${sharePpm[slot]}`;
    if (firstAt[slot]! > openedAt[slot]!) return `lead_times: ${who} began again before the first time`;
    if (closedAt[slot] !== 0 && closedAt[slot]! < openedAt[slot]!) return `lead_times: ${who} ended before they began`;
  }
  return null;
}
