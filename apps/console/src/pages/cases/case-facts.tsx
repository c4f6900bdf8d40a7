import type { WholeCase } from '@auric/api/console/cases';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Link } from 'react-router';
import { useMay } from '../../data/seat.ts';
import { Panel } from '../../kit/panel.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { queues } from '../../texts/queues.ts';
import { CaseFlags } from './case-flags.tsx';

const texts = queues.case;

/** Whose case it is, since when it waits, and what to look out for. */
export function CaseFacts({ shown }: { shown: WholeCase }) {
  const mayLook = useMay('customers/one');
  const { customer, flags } = shown;
  return (
    <Panel title={texts.about}>
      <Facts label={texts.about}>
        {customer !== null && (
          <Fact label={texts.customer}>
            {mayLook ? (
              <Link to={`/customers/${customer.id}`} className="text-gold-text underline underline-offset-2">
                {customer.name}
              </Link>
            ) : (
              customer.name
            )}
          </Fact>
        )}
        <Fact label={texts.opened}>
          <Time at={shown.opened_at} />
        </Fact>
        <Fact label={texts.waits}>
          <Age at={shown.since} />
        </Fact>
        <Fact label={texts.reference}>{shown.ref}</Fact>
      </Facts>
      {flags.length > 0 && (
        <div className="border-t border-line py-3">
          <p className="mb-1.5 text-sm text-text-2">{texts.flags}</p>
          <CaseFlags wrap queue={shown.queue} flags={flags} />
        </div>
      )}
    </Panel>
  );
}
