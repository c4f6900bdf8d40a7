import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';

/** There may be more, more is on its way, it failed, all is there, or it has been from the start: a list that has no pages. */
export type EndlessState = 'more' | 'loading' | 'failed' | 'end' | 'whole';

interface EndlessListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  render: (row: Row) => ReactNode;
  /** The heading that a row stands under, as its day; rows of one heading follow each other. */
  sectionOf?: (row: Row) => string;
  state: EndlessState;
  /** Fetches the next rows, and tries again where that failed. */
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  /** Shown where there are no rows at all. */
  empty: ReactNode;
  /** Height of a row, for the skeletons. */
  rowHeight?: string;
}

/** Rows this far below the edge of the window are fetched before one gets there. */
const aheadPx = 240;

/** A list that is pulled to refresh and goes on by itself until there is no more. */
export function EndlessList<Row>(props: EndlessListProps<Row>) {
  const { label, rows, keyOf, render, sectionOf, state, onMore, onRefresh, empty, rowHeight = 'h-14' } = props;
  const { t } = useTranslation();
  if (rows.length === 0 && state === 'failed') return <ErrorState onRetry={onMore} />;
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <div aria-busy={state === 'loading'}>
        {sectionsOf(rows, sectionOf).map(({ heading, rows: own }) => (
          <section key={keyOf(own[0])}>
            {heading !== '' && (
              <h2 className="flex min-h-9 items-end pb-1 text-xs font-medium text-text-3">{heading}</h2>
            )}
            <ul aria-label={heading === '' ? label : heading}>
              {own.map((row) => (
                <li key={keyOf(row)}>{render(row)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {state === 'loading' && <SkeletonRows rows={rows.length === 0 ? 8 : 2} height={rowHeight} lines={2} />}
      {state === 'more' && <More onMore={onMore} />}
      {state === 'failed' && (
        <p role="alert" className="flex flex-col items-center gap-2 py-4 text-center text-sm text-text-2">
          {t(($) => $.errors.loadFailed)}
          <Button onClick={onMore}>{t(($) => $.common.retry)}</Button>
        </p>
      )}
      {(state === 'end' || state === 'whole') && rows.length === 0 && empty}
      <p role="status" className="text-center text-xs text-text-3">
        {state === 'loading' && <span className="sr-only">{t(($) => $.common.loading)}</span>}
        {state === 'end' && rows.length > 0 && <span className="block py-4">{t(($) => $.common.noMore)}</span>}
      </p>
    </PullToRefresh>
  );
}

type Section<Row> = { heading: string; rows: [Row, ...Row[]] };

/** The rows under their headings, in their order; under none, all of them. */
function sectionsOf<Row>(rows: readonly Row[], headingOf: (row: Row) => string = () => ''): Section<Row>[] {
  const sections: Section<Row>[] = [];
  for (const row of rows) {
    const heading = headingOf(row);
    const last = sections.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else sections.push({ heading, rows: [row] });
  }
  return sections;
}

/** Asks for more as soon as it is nearly in sight; it is a button too, for those who don't scroll. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation();
  const edge = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  }, [onMore]);
  useEffect(() => {
    const element = edge.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && more.current(), {
      rootMargin: `${aheadPx}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={edge} className="grid place-items-center py-2">
      <Button look="quiet" onClick={onMore}>
        {t(($) => $.common.more)}
      </Button>
    </div>
  );
}
