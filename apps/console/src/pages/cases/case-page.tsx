import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { WholeCase } from '@auric/api/console/cases';
import type { EntryValues } from '@auric/api/console/values';
import { ChevronLeft } from 'lucide-react';
import { IconLink } from '@auric/web/src/ui/actions/icon-button.tsx';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useMe } from '../../data/seat.ts';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { Answered } from '../../kit/answered.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RowsSkeleton } from '../../kit/rows-skeleton.tsx';
import type { CaseViewProps } from '../../parts/part.ts';
import { lookOfQueue } from '../../parts/queue-looks.ts';
import { queues } from '../../texts/queues.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';
import { Deciding } from './deciding.tsx';

const texts = queues.case;

/** One case: what its part shows of it, what was done with it, and the decision. */
export default function CasePage() {
  const { queue = '', case: number = '' } = useParams();
  const id = Number(number);
  const navigate = useNavigate();
  const shown = useQuery({
    queryKey: queryKeys.case(id),
    queryFn: ({ signal }) => api.read('cases/one', { id }, { signal, loader: false }),
  });
  useHotkeys(texts.about, [{ keys: 'Escape', does: texts.back, act: () => void navigate(`/queues/${queue}`) }]);
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-3">
            {texts.title(id)}
            {shown.data !== undefined && <CaseStateBadge state={shown.data.state} />}
          </span>
        }
        note={lookOfQueue(queue).title}
        start={
          <IconLink to={`/queues/${queue}`} label={texts.back} className="-ml-2">
            <ChevronLeft size={20} aria-hidden />
          </IconLink>
        }
      />
      <Answered to={shown}>{(whole) => <CaseDesk key={whole.id} shown={whole} />}</Answered>
    </>
  );
}

const views = new Map<string, ComponentType<CaseViewProps>>();

function viewOf(queue: string): ComponentType<CaseViewProps> {
  let view = views.get(queue);
  if (view === undefined) {
    view = lazy(lookOfQueue(queue).loadView);
    views.set(queue, view);
  }
  return view;
}

function CaseDesk({ shown }: { shown: WholeCase }) {
  const me = useMe();
  const [values, setValues] = useState<EntryValues>({});
  const View = viewOf(shown.queue);
  const mine = shown.state !== 'decided' && shown.claimed_by?.id === me.id;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title={lookOfQueue(shown.queue).title}>
        <Suspense fallback={<RowsSkeleton />}>
          <View shown={shown} mine={mine} onValues={setValues} />
        </Suspense>
      </Panel>
      <div className="flex flex-col gap-4">
        <Deciding shown={shown} mine={mine} values={values} />
        <CaseFacts shown={shown} />
        <CaseHistory shown={shown} />
      </div>
    </div>
  );
}
