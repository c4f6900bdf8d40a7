import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { useBoard } from '../../data/copy/use-leads.ts';
import {
  type BoardFilter,
  boardFilter,
  boardQueryOf,
  boardSorts,
  narrows,
} from '../../features/copy-board/board-filter.ts';
import { BoardFilters } from '../../features/copy-board/board-filters.tsx';
import { BoardList } from '../../features/copy-board/board-list.tsx';
import { CopyRisk } from '../../features/copy-board/copy-risk.tsx';
import { useSortTexts } from '../../features/copy-board/use-sort-texts.ts';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { allOf, readFilter, writeFilter } from '../../kit/record/filter-spec.ts';
import { formatTime } from '../../locales/time-format.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const pageLeads = 20;

/** All lead traders, by default in the order of what their median copier got. */
export default function BoardPage() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(boardFilter, address);
  const board = useBoard(boardQueryOf(filter), pageLeads);
  const { name, meaning } = useSortTexts()[filter.sort ?? boardSorts[0]];
  const show = (next: BoardFilter) => setAddress(writeFilter(boardFilter, next), { replace: true });
  const { data: leads, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = board;
  const countedAt = Math.max(0, ...(leads ?? []).map((lead) => lead.countedAt));
  return (
    <Page wide>
      <NavBar title={t(($) => $.copyTrading.leads)} end={<HelpLink article="copy-trading" className="-mr-3" />} />
      <BoardFilters filter={filter} onChange={show} />
      <p className="pb-3 text-xs text-text-2">
        <b className="font-semibold text-text-1">{name}</b> {meaning}
        {leads !== undefined && leads.length > 0 && (
          <span className="block text-2xs text-text-3">
            {countedAt === 0
              ? t(($) => $.copyTrading.notCounted)
              : t(($) => $.copyTrading.counted, { time: formatTime(countedAt, lang) })}
          </span>
        )}
      </p>
      {leads !== undefined ? (
        <BoardList
          leads={leads}
          pending={isFetchingNextPage}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          onClear={narrows(filter) ? () => show({ ...allOf(boardFilter), sort: filter.sort }) : undefined}
        />
      ) : error === null ? (
        <SkeletonRows rows={6} height="h-30" lines={2} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
      <div className="pt-4">
        <CopyRisk />
      </div>
    </Page>
  );
}
