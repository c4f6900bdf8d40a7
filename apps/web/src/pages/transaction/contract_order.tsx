import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  ClosedPositionList,
  EndedOrderList,
  FillList,
  FundingList,
  OpenOrderList,
  OpenPositionList,
} from '../../features/futures-records/futures-lists.tsx';
import { FuturesExport } from '../../features/futures-records/futures-export.tsx';
import { FuturesFilters } from '../../features/futures-records/futures-filters.tsx';
import { PositionDetails } from '../../features/futures-records/position-sheet.tsx';
import {
  noFilter,
  readAddress,
  writeAddress,
  type RecordFilter,
  type RecordView,
} from '../../features/futures-records/record-filter.ts';
import type { Position } from '../../data/positions/position.ts';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { useRecordSheet } from '../../kit/record/use-record-sheet.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';

/** Positions open and over, orders on them, their trades and their funding; the address keeps what is shown. */
export default function ContractOrderPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const table = useMedia(wideWindow);
  const { view, filter } = readAddress(address);
  const show = (nextView: RecordView, next: RecordFilter) =>
    setAddress(writeAddress(nextView, next), { replace: true });
  const details = useRecordSheet<Position>(
    t(($) => $.positions.details),
    (position) => <PositionDetails position={position} />,
  );
  const empty = (text: string, filtered: string) => (
    <Nothing text={text} filtered={filtered} filter={filter} onReset={() => show(view, noFilter)} />
  );
  const noPosition = t(($) => $.positions.noMatches);
  const noOrder = t(($) => $.orders.noMatches);
  const own = { filter, table, onDetails: details.open };
  const tab = (value: RecordView, label: string, panel: ReactNode) => ({ value, label, panel });
  return (
    <RecordPage<RecordView>
      title={t(($) => $.positions.title)}
      end={
        <>
          <FuturesExport view={view} filter={filter} />
          <HelpLink article="futures" />
        </>
      }
      filters={<FuturesFilters view={view} filter={filter} onChange={(next) => show(view, next)} />}
      tabs={{
        value: view,
        onChange: (next) => show(next, filter),
        all: [
          tab(
            'positions',
            t(($) => $.positions.open),
            <OpenPositionList
              {...own}
              empty={empty(
                t(($) => $.positions.noPositions),
                noPosition,
              )}
            />,
          ),
          tab(
            'closed',
            t(($) => $.positions.closed),
            <ClosedPositionList
              {...own}
              empty={empty(
                t(($) => $.positions.noClosed),
                noPosition,
              )}
            />,
          ),
          tab(
            'open',
            t(($) => $.trade.openOrders),
            <OpenOrderList
              filter={filter}
              empty={empty(
                t(($) => $.trade.noOpenOrders),
                noOrder,
              )}
            />,
          ),
          tab(
            'history',
            t(($) => $.trade.history),
            <EndedOrderList
              filter={filter}
              empty={empty(
                t(($) => $.trade.noHistory),
                noOrder,
              )}
            />,
          ),
          tab(
            'fills',
            t(($) => $.orders.fills),
            <FillList
              filter={filter}
              empty={empty(
                t(($) => $.orders.noFills),
                t(($) => $.orders.noFillMatches),
              )}
            />,
          ),
          tab(
            'funding',
            t(($) => $.positions.funding),
            <FundingList
              filter={filter}
              empty={empty(
                t(($) => $.positions.noFunding),
                t(($) => $.positions.noFundingMatches),
              )}
            />,
          ),
        ],
      }}
      sheets={details.sheet}
    />
  );
}

interface NothingProps {
  text: string;
  /** Said where a filter may be the reason. */
  filtered: string;
  filter: RecordFilter;
  onReset: () => void;
}

function Nothing({ text, filtered, filter, onReset }: NothingProps) {
  const { t } = useTranslation();
  if (isFiltered(filter)) {
    return <EmptyState text={filtered} action={<Button onClick={onReset}>{t(($) => $.orders.reset)}</Button>} />;
  }
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink to="/pages/transaction/contract" look="primary">
          {t(($) => $.positions.goTrade)}
        </ButtonLink>
      }
    />
  );
}
