import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { type Follow, followOf } from '../../data/follow/follow.ts';
import { type CopyEvent, useFollows } from '../../data/follow/use-follows.ts';
import { followKeys } from '../../data/keys/follow-keys.ts';
import { EndedFollow } from '../../features/follow/ended-follow.tsx';
import { EventRow } from '../../features/follow/event-row.tsx';
import { FollowCard } from '../../features/follow/follow-card.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { readFilter, word, writeFilter } from '../../kit/record/filter-spec.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const views = ['current', 'events', 'ended'] as const;
type View = (typeof views)[number];
const spec = { view: word('view', views) };

/** Whom the customer copies and copied, and what came of it. */
export default function MyCopiesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const view = readFilter(spec, address).view ?? 'current';
  return (
    <RecordPage<View>
      title={t(($) => $.follow.mine)}
      end={<HelpLink article="copy-trading" />}
      tabs={{
        value: view,
        onChange: (next) =>
          setAddress(writeFilter(spec, { view: next === 'current' ? null : next }), { replace: true }),
        all: [
          { value: 'current', label: t(($) => $.follow.current), panel: <Current /> },
          { value: 'events', label: t(($) => $.follow.events), panel: <Events /> },
          { value: 'ended', label: t(($) => $.follow.ended), panel: <Ended /> },
        ],
      }}
    />
  );
}

function Current() {
  const { t } = useTranslation();
  const { data, error, refetch } = useFollows();
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={4} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  if (data.follows.length === 0)
    return (
      <EmptyState
        text={t(($) => $.follow.none)}
        action={
          <ButtonLink to="/pages/follow/index" look="primary">
            {t(($) => $.follow.findLead)}
          </ButtonLink>
        }
      />
    );
  return (
    <ul aria-label={t(($) => $.follow.current)} className="flex flex-col gap-3 py-3">
      {data.follows.map((follow) => (
        <li key={follow.id}>
          <FollowCard follow={follow} copies={data.copies.filter((copy) => copy.follow === follow.id)} />
        </li>
      ))}
    </ul>
  );
}

function Events() {
  const { t } = useTranslation();
  const paged = usePaged<CopyEvent>({
    key: followKeys.events,
    read: ({ signal, ...page }) => api.read('follow/events', page, { loader: false, signal }),
  });
  return (
    <RecordList
      label={t(($) => $.follow.events)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(event) => <EventRow event={event} />}
      columns={null}
      flat
      empty={<EmptyState text={t(($) => $.follow.noEvents)} />}
    />
  );
}

function Ended() {
  const { t } = useTranslation();
  const paged = usePaged<Follow>({
    key: followKeys.ended,
    read: async ({ signal, ...page }) => {
      const { data, ...rest } = await api.read('follow/history', page, { loader: false, signal });
      return { ...rest, data: data.map(followOf) };
    },
  });
  return (
    <RecordList
      label={t(($) => $.follow.ended)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(follow) => <EndedFollow follow={follow} />}
      columns={null}
      flat
      empty={<EmptyState text={t(($) => $.follow.noEnded)} />}
    />
  );
}
