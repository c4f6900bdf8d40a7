import type { ListedCase } from '@auric/api/console/cases';
import { queues } from '../../texts/queues.ts';

const texts = queues.case;

type Shown = Pick<ListedCase, 'may_claim' | 'claimed_by' | 'first' | 'state'>;

/** Why an operator can't claim a case now, in a sentence; null where nothing is in the way. */
export function whyNot({ may_claim: may, claimed_by: with_, first }: Shown, operator: number): string | null {
  if (may) return null;
  if (with_ !== null && with_.id !== operator) return texts.notYours(with_.name);
  if (first?.operator.id === operator) return texts.ownFirst;
  return texts.cannot;
}
