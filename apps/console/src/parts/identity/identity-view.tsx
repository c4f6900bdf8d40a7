import { identityView, type IdentityView, type PaperFault, paperFaults } from '@auric/api/console/identity';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Banner } from '@auric/web/src/ui/states/banner.tsx';
import { countryName } from '../../kit/country-name.ts';
import { FaultField } from '../../kit/fault-field.tsx';
import { Time } from '../../kit/time.tsx';
import type { CaseViewProps } from '../part.ts';
import { faultNames } from './fault-names.ts';
import { PaperView } from './paper-view.tsx';

const documents: Readonly<Record<number, string>> = { 1: 'ID card', 2: 'Passport', 3: 'Driving licence' };

/** Papers beside what was typed from them, what else is known of both, and why they would be refused. */
export default function PapersView({ shown, mine, onValues }: CaseViewProps) {
  const view = identityView.parse(shown.view);
  return (
    <div className="flex flex-col gap-4">
      <Warnings view={view} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(16rem,2fr)]">
        <div className="flex flex-col gap-3">
          {view.papers.length === 0 && <p className="text-sm text-text-2">Level 1 has no photos.</p>}
          {view.papers.map((side) => (
            <PaperView key={side} application={view.application} side={side} />
          ))}
        </div>
        <Typed view={view} />
      </div>
      <FaultField
        mine={mine}
        faults={paperFaults}
        names={faultNames}
        none="Choose what is at fault"
        onValues={onValues}
      />
      <Attempts view={view} />
    </div>
  );
}

/** What was typed, and beside it what level 1 said where that is something else. */
function Typed({ view }: { view: IdentityView }) {
  const { verified } = view;
  const rows = [
    ['Name', view.name, verified?.name],
    ['Document', documents[view.id_type], verified === null ? undefined : documents[verified.id_type]],
    ['Number', view.number, verified?.number],
    ['Issued by', countryName(view.country), verified === null ? undefined : countryName(verified.country)],
    [
      'Born',
      `${view.birth_date} (${view.age})`,
      verified === null ? undefined : `${verified.birth_date} (${verified.age})`,
    ],
  ] as const;
  return (
    <Facts label="Typed">
      {rows.map(([label, typed, before]) => (
        <Fact
          key={label}
          label={label}
          {...(before === undefined || before === typed ? {} : { note: `Lv1: ${before}` })}
        >
          <span className="select-all">{typed}</span>
        </Fact>
      ))}
      <Fact label="Mobile number of">{view.mobile_country === '' ? 'unknown' : countryName(view.mobile_country)}</Fact>
      <Fact label="Submitted">
        <Time at={view.submitted_at} />
      </Fact>
    </Facts>
  );
}

function Warnings({ view: { used_by, screening } }: { view: IdentityView }) {
  return (
    <>
      {used_by.length > 0 && (
        <Banner look="warning">
          This document was used by {used_by.map(({ id, name }) => `${name} (${id})`).join(', ')}.
        </Banner>
      )}
      {screening.length > 0 && <Banner look="error">Somebody of this name stands on: {screening.join(', ')}.</Banner>}
    </>
  );
}

function Attempts({ view: { attempts } }: { view: IdentityView }) {
  if (attempts.length === 0) return null;
  return (
    <section aria-label="Earlier attempts">
      <h3 className="mb-1 text-sm font-semibold">Earlier attempts</h3>
      <ul className="divide-y divide-line text-sm">
        {attempts.map(({ application, level, submitted_at, verdict, fault, reason }) => (
          <li key={application} className="flex flex-wrap gap-x-3 py-2">
            <Time at={submitted_at} />
            <span>
              Lv{level} {verdict === '' ? 'undecided' : verdict}
            </span>
            {fault !== '' && <span className="text-bad">{faultNames[fault as PaperFault]}</span>}
            <span className="text-text-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
