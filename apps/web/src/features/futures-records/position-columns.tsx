import { useTranslation } from 'react-i18next';
import { asCost, netResult } from '../../data/positions/net-result.ts';
import { settlementAsset, type Position } from '../../data/positions/position.ts';
import { Cell, type Column } from '../../kit/record/data-table.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { usePositionWords, type PositionWords } from './use-position-words.ts';

type PositionColumn = Column<Position>;
type Open = (position: Position) => void;

const number = { width: 'minmax(4.25rem,1fr)', end: true } as const;

/** A column of what a position says. */
function useSaidColumn() {
  const words = usePositionWords();
  return (
    name: string,
    label: string,
    main: (said: PositionWords) => string,
    under?: (said: PositionWords) => string,
  ): PositionColumn => ({
    name,
    label,
    ...number,
    cell: (position) => <Cell whole main={main(words(position))} under={under?.(words(position))} />,
  });
}

/** A column of what was gained or lost. */
const amountColumn = (name: string, label: string, of: (position: Position) => string): PositionColumn => ({
  name,
  label,
  ...number,
  cell: (position) => <ProfitText amount={of(position)} />,
});

/** Market, side and lots: what every position has. */
function useSharedColumns(onDetails: Open): readonly [PositionColumn, PositionColumn] {
  const { t } = useTranslation();
  const words = usePositionWords();
  const said = useSaidColumn();
  const market: PositionColumn = {
    name: 'market',
    label: t(($) => $.orders.market),
    width: 'minmax(8rem,1.4fr)',
    cell: (position) => (
      <>
        <button
          type="button"
          aria-label={t(($) => $.joined.valued, {
            what: t(($) => $.positions.details),
            value: `${position.symbol} ${position.id}`,
          })}
          onClick={() => onDetails(position)}
          className="min-h-6 max-w-full truncate text-left font-medium underline decoration-line underline-offset-4"
        >
          {position.symbol}
        </button>
        <span className={`max-w-full truncate text-2xs ${position.side === 'long' ? 'text-up' : 'text-down'}`}>
          {words(position).kind}
        </span>
      </>
    ),
  };
  return [
    market,
    said(
      'lots',
      t(($) => $.positions.lots),
      (each) => each.lots,
    ),
  ];
}

/** The columns of open positions, at their mark. */
export function useOpenPositionColumns(onDetails: Open): readonly PositionColumn[] {
  const { t } = useTranslation();
  const said = useSaidColumn();
  return [
    ...useSharedColumns(onDetails),
    said(
      'entry',
      t(($) => $.positions.entryPrice),
      (each) => each.entry,
    ),
    said(
      'mark',
      t(($) => $.positions.markPrice),
      (each) => each.mark,
    ),
    said(
      'liquidation',
      t(($) => $.positions.liquidationPrice),
      (each) => each.liquidation,
    ),
    said(
      'margin',
      t(($) => $.positions.margin),
      (each) => each.margin,
      () => settlementAsset,
    ),
    amountColumn(
      'unrealized',
      t(($) => $.positions.unrealized),
      ({ unrealized }) => unrealized,
    ),
  ];
}

/** The columns of positions that are over, with what their result is made of. */
export function useClosedPositionColumns(onDetails: Open): readonly PositionColumn[] {
  const { t } = useTranslation();
  const words = usePositionWords();
  return [
    ...useSharedColumns(onDetails),
    {
      ...number,
      name: 'prices',
      label: (
        <>
          <span className="block">{t(($) => $.positions.closePrice)}</span>
          <span className="block">{t(($) => $.positions.entryPrice)}</span>
        </>
      ),
      cell: (position) => <Cell main={words(position).close} under={words(position).entry} />,
    },
    amountColumn(
      'price',
      t(($) => $.positions.fromPrice),
      ({ realized }) => realized,
    ),
    amountColumn(
      'fees',
      t(($) => $.positions.fees),
      ({ fees }) => asCost(fees),
    ),
    amountColumn(
      'funding',
      t(($) => $.positions.fundingFee),
      ({ funding }) => funding,
    ),
    amountColumn(
      'realized',
      t(($) => $.positions.realized),
      netResult,
    ),
    {
      name: 'closed',
      label: t(($) => $.positions.closedAt),
      width: 'minmax(8.5rem,1.5fr)',
      end: true,
      cell: (position) => <Cell main={words(position).closedAt} under={words(position).closedBy} />,
    },
  ];
}
