import type { TimelineEntry } from '@auric/api/console/customers';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { formatDay } from '@auric/web/src/locales/time-format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { Answered } from '../../kit/answered.tsx';
import { MoreRows } from '../../kit/more-rows.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { entryText, titleOfPart } from '../../parts/entry-text.ts';
import { customers } from '../../texts/customers.ts';

const texts = customers.timeline;
const everything = '';

/** Everything that happened to a customer, the newest first, of all parts or of one. */
export function CustomerTimeline({ customer }: { customer: number }) {
  const [part, setPart] = useState(everything);
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.timeline(customer), part],
    queryFn: ({ pageParam, signal }) =>
      api.read(
        'customers/timeline',
        { customer, ...(part !== everything && { part }), ...(pageParam !== null && { before: pageParam }) },
        { signal, loader: false },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.data);
  const parts = data?.pages[0]?.parts ?? [];
  return (
    <Panel
      flush
      title={texts.title}
      end={
        <SelectField
          quiet
          height="min-h-8"
          label={texts.part}
          value={part}
          onChange={setPart}
          options={[everything, ...parts].map((value) => ({
            value,
            label: value === everything ? texts.all : titleOfPart(value),
          }))}
        />
      }
    >
      <Answered to={{ data: entries, error, refetch }}>
        {(rows) => (rows.length === 0 ? <EmptyState text={texts.none} /> : <Entries entries={rows} />)}
      </Answered>
      <MoreRows more={hasNextPage ? () => void fetchNextPage() : null} coming={isFetchingNextPage} />
    </Panel>
  );
}

function Entries({ entries }: { entries: readonly TimelineEntry[] }) {
  const now = Date.now();
  const days = Map.groupBy(entries, ({ at }) => formatDay(at, now, 'en'));
  return [...days].map(([day, own]) => (
    <section key={day} aria-label={day}>
      <h3 className="border-b border-line bg-surface-0 px-4 py-1.5 text-2xs font-medium text-text-3">{day}</h3>
      <ol>
        {own.map((entry) => (
          <li key={`${entry.part} ${entry.id}`} className="border-b border-line px-4 py-2 last:border-0">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry: { at, part, kind, values, operator, case: of } }: { entry: TimelineEntry }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-baseline gap-4 text-sm">
      <span className="text-xs text-text-3">{titleOfPart(part)}</span>
      <span className="[overflow-wrap:anywhere]">
        {entryText(part, kind, values)}
        {operator !== null && <span className="text-text-2"> · {operator.name}</span>}
        {of !== null && <CaseLink id={of} />}
      </span>
      <span className="text-xs text-text-3">
        <Time at={at} />
      </span>
    </div>
  );
}

/** The queue of a case is found by its number. */
function CaseLink({ id }: { id: number }) {
  return (
    <>
      {' · '}
      <Link to={`/cases/${id}`} className="text-gold-text underline underline-offset-2">
        {texts.case} #{id}
      </Link>
    </>
  );
}
