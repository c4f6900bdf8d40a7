import type { CaseState } from '@auric/api/console/cases';
import { Badge, type BadgeLook } from '@auric/web/src/ui/states/badge.tsx';
import { queues as texts } from '../../texts/queues.ts';

const looks: Readonly<Record<CaseState, BadgeLook>> = {
  open: 'plain',
  claimed: 'plain',
  second: 'gold',
  decided: 'plain',
  withdrawn: 'plain',
};

/** How far a case has come. */
export function CaseStateBadge({ state }: { state: CaseState }) {
  return <Badge look={looks[state]}>{texts.states[state]}</Badge>;
}
