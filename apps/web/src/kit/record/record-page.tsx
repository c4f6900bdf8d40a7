import type { ReactNode } from 'react';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { SwipeTabs, type SwipeTab } from '../../ui/lists/swipe-tabs.tsx';

interface RecordPageProps<View extends string> {
  title: string;
  /** What the page adds at the end of its head: export, filter. */
  end?: ReactNode;
  /** What narrows the list down, and what it is narrowed down by. */
  filters?: ReactNode;
  /** One list, or some of which one is shown. */
  tabs?: {
    value: View;
    onChange: (view: View) => void;
    all: readonly SwipeTab<View>[];
  };
  children?: ReactNode;
  /** What the lists open: details, questions. It lies outside of what turns by a swipe. */
  sheets?: ReactNode;
}

/**
 * A page of records, newest first: orders, fills, bills, deposits, whatever happened. Its lists are `RecordList`s, which
 * know how to load, fail, be empty and end; its filters are in the address (`filter-spec`).
 */
export function RecordPage<View extends string>(props: RecordPageProps<View>) {
  const { title, filters, tabs, children, sheets } = props;
  // Icons are as wide as a finger: the last one stands over the edge of the text.
  const end = props.end && <span className="-mr-3 flex">{props.end}</span>;
  return (
    <Page wide>
      {tabs === undefined ? (
        <>
          <div className="sticky top-0 z-20 bg-surface-0">
            <NavBar title={title} end={end} />
            {filters}
          </div>
          <div className="[--table-top:3.25rem]">{children}</div>
        </>
      ) : (
        <>
          <NavBar title={title} end={end} />
          <SwipeTabs<View>
            label={title}
            value={tabs.value}
            onChange={tabs.onChange}
            head={(list) => (
              <>
                <div className="sticky top-0 z-20 bg-surface-0">{list}</div>
                {filters}
              </>
            )}
            className="[--table-top:2.75rem]"
            tabs={tabs.all}
          />
        </>
      )}
      {sheets}
    </Page>
  );
}
