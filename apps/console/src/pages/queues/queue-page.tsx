import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { TabList, panelId } from '@auric/web/src/ui/lists/tab-list.tsx';
import { useAddressChoice } from '@auric/web/src/ui/lists/use-address-choice.ts';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePages } from '../../data/use-pages.ts';
import { useQueues } from '../../data/use-queues.ts';
import { KeyCaps } from '../../keys/key-cap.tsx';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid } from '../../kit/data-grid.tsx';
import { MoreRows } from '../../kit/more-rows.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { lookOfQueue } from '../../parts/queue-looks.ts';
import { queues as texts } from '../../texts/queues.ts';
import { decidedColumns, waitingColumns } from './case-columns.tsx';

const views = ['waiting', 'mine', 'decided'] as const;
type View = (typeof views)[number];

/** What each view asks for; what waits is whatever isn't over. */
const filters: Readonly<Record<View, { state?: 'decided'; mine?: '1' }>> = {
  waiting: {},
  mine: { mine: '1' },
  decided: { state: 'decided' },
};

const empties: Readonly<Record<View, string>> = {
  waiting: texts.nothing,
  mine: texts.nothingMine,
  decided: texts.nothingDecided,
};

/** The cases of one queue. `n` opens the one that waits longest. */
export default function QueuePage() {
  const { queue = '' } = useParams();
  const id = useId();
  const [view, choose] = useAddressChoice<View>('view', views);
  const cases = usePages({
    key: [...queryKeys.cases, queue, view],
    read: ({ signal, ...page }) => api.read('cases', { queue, ...filters[view], ...page }, { signal, loader: false }),
  });
  const look = lookOfQueue(queue);
  return (
    <>
      <PageHead title={look.title} note={look.note}>
        <NextButton queue={queue} />
      </PageHead>
      <section className="rounded-card border border-line bg-surface-1">
        <div className="px-4 pt-1">
          <TabList
            id={id}
            label={texts.views.label}
            value={view}
            onChange={choose}
            tabs={views.map((value) => ({ value, label: texts.views[value] }))}
          />
        </div>
        <div role="tabpanel" id={panelId(id, view)} aria-label={texts.views[view]}>
          <Answered to={cases}>
            {(rows) => (
              <DataGrid
                label={look.title}
                columns={view === 'decided' ? decidedColumns : waitingColumns}
                rows={rows}
                keyOf={({ id: number }) => number}
                to={({ id: number }) => `/queues/${queue}/${number}`}
                empty={<EmptyState text={empties[view]} />}
              />
            )}
          </Answered>
          <MoreRows more={cases.more} coming={cases.moreComes} />
        </div>
      </section>
    </>
  );
}

function NextButton({ queue }: { queue: string }) {
  const navigate = useNavigate();
  const { data: queues } = useQueues();
  const mayDecide = queues?.find(({ name }) => name === queue)?.may_decide === true;
  const openNext = async () => {
    const { id } = await api.read('cases/next', { queue });
    if (id === null) toast(texts.empty);
    else await navigate(`/queues/${queue}/${id}`);
  };
  useHotkeys(texts.title, [{ keys: 'n', does: texts.nextKey, act: () => void openNext() }], mayDecide);
  if (!mayDecide) return null;
  return (
    <Button look="primary" onClick={() => void openNext()}>
      {texts.next}
      <KeyCaps keys="n" />
    </Button>
  );
}
