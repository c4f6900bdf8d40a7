import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { FactValue } from '../kit/fact-value.tsx';
import { spoken } from '../kit/spoken.ts';
import { queues as texts } from '../texts/queues.ts';
import type { CaseViewProps } from './part.ts';

/** What is known of a case, where its part has no view of its own. */
export default function FactView({ shown }: CaseViewProps) {
  const facts = Object.entries(shown.view);
  if (facts.length === 0) return <EmptyState text={texts.case.noView} />;
  return (
    <Facts label={texts.case.about}>
      {facts.map(([name, value]) => (
        <Fact key={name} label={spoken(name)}>
          <FactValue name={name} value={value} />
        </Fact>
      ))}
    </Facts>
  );
}
