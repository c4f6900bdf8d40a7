import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { FactValue } from '../../kit/fact-value.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import type { CaseViewProps } from '../part.ts';
import { nameOfCall, proposalOf } from './proposal.ts';

/** What was asked for, by its own words: the second person sees all that will happen. */
export default function ProposalView({ shown }: CaseViewProps) {
  const { call, payload, reason, at } = proposalOf(shown.view);
  const facts = Object.entries(payload).filter(([name]) => name !== 'reason');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">{nameOfCall(call)}</h3>
        <p className="mt-1 [overflow-wrap:anywhere] text-text-2">{reason}</p>
        <p className="mt-1 text-xs text-text-3">{at > 0 && <Time at={at} />}</p>
      </div>
      <Facts label={nameOfCall(call)}>
        {facts.map(([name, value]) => (
          <Fact key={name} label={spoken(name)}>
            <FactValue name={name} value={value} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
