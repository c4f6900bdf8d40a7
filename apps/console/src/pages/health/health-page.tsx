import type { Health } from '@auric/api/console/health';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { Banner } from '@auric/web/src/ui/states/banner.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { Answered } from '../../kit/answered.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Time } from '../../kit/time.tsx';
import { health as texts } from '../../texts/health.ts';
import { SeriesChart } from './series-chart.tsx';

/** The service measures itself so often. */
const refreshMs = 10_000;
const windows = ['1', '6', '24'] as const;
const values = 180;

const groups = {
  exchange: [
    'commands',
    'refusals',
    'unavailable',
    'commit',
    'pending',
    'projector_lag',
    'index_age',
    'open_orders',
  ] as readonly string[],
  edge: ['calls', 'call_time', 'limited', 'sockets', 'sockets_dropped'] as readonly string[],
  machine: [] as readonly string[],
} as const;
const groupNames = ['exchange', 'edge', 'machine'] as const;

/** How the service is: whether it is ready, and what it measured of itself. */
export default function HealthPage() {
  const [hours, setHours] = useState<(typeof windows)[number]>('1');
  const health = useQuery({
    queryKey: [...queryKeys.health, hours],
    queryFn: ({ signal }) => api.read('health', { hours: Number(hours), values }, { signal, loader: false }),
    refetchInterval: refreshMs,
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          health.data && (
            <>
              {texts.release(health.data.release)} · {texts.since} <Time at={health.data.started_at} />
            </>
          )
        }
      >
        <SelectField
          quiet
          label={texts.window}
          value={hours}
          onChange={setHours}
          options={windows.map((value) => ({ value, label: texts.hours(Number(value)) }))}
        />
      </PageHead>
      <Answered to={health}>{(answer) => <Figures health={answer} />}</Answered>
    </>
  );
}

function Figures({ health: { ready, reasons, series, at, step_ms: stepMs } }: { health: Health }) {
  const named = new Set<string>([...groups.exchange, ...groups.edge]);
  const own = (group: (typeof groupNames)[number]) =>
    series.filter(({ name }) => (group === 'machine' ? !named.has(name) : groups[group].includes(name)));
  return (
    <div className="flex flex-col gap-6">
      {ready ? (
        <p className="flex items-center gap-2 text-sm text-good">
          <CircleCheck size={17} aria-hidden />
          {texts.ready}
        </p>
      ) : (
        <Banner look="error">
          {texts.notReady}: {reasons.join(', ')}
        </Banner>
      )}
      {groupNames.map((group) => (
        <section key={group} aria-label={texts.groups[group]}>
          <h2 className="mb-2 text-sm font-semibold">{texts.groups[group]}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-3">
            {own(group).map((each) => (
              <SeriesChart key={each.name} series={each} at={at} stepMs={stepMs} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
