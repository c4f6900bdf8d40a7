import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { depthPaths, depthSteps, type DepthLevel } from './depth-geometry.ts';

interface DepthViewProps {
  /** Both sides from their best price outwards. */
  bids: readonly DepthLevel[];
  asks: readonly DepthLevel[];
  priceText: (price: string) => string;
  /** What is offered up to a price, as a reader of the language reads it. */
  totalText: (total: number) => string;
  height?: number;
}

const width = 320;
/** The levels that a screen reader is told of, on each side. */
const toldLevels = 10;

/** How much is offered up to which price, drawn as stairs; for screen readers it is a table. */
export function DepthView({ bids, asks, priceText, totalText, height = 140 }: DepthViewProps) {
  const { t } = useTranslation();
  const sides = useMemo(() => ({ bids: depthSteps(bids), asks: depthSteps(asks) }), [bids, asks]);
  const paths = useMemo(() => depthPaths(sides.bids, sides.asks, width, height), [sides, height]);
  const [lowest, highest] = [bids.at(-1), asks.at(-1)];
  const drawn = [
    { side: 'bids', paths: paths.bids, fill: 'var(--up-soft)', stroke: 'var(--up)' },
    { side: 'asks', paths: paths.asks, fill: 'var(--down-soft)', stroke: 'var(--down)' },
  ];
  return (
    <figure className="relative">
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        style={{ height }}
        className="w-full"
      >
        {drawn.map(({ side, paths: { line, area }, fill, stroke }) => (
          <g key={side}>
            <path d={area} fill={fill} />
            <path d={line} fill="none" stroke={stroke} strokeWidth={1.4} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
        <path d={`M${paths.middleX} 0V${height}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden className="mt-1 flex justify-between gap-2 text-2xs text-text-3">
        <span>{lowest !== undefined && priceText(lowest.price)}</span>
        <span className="text-text-2">
          {bids[0] !== undefined && <span className="text-up">{priceText(bids[0].price)}</span>}
          {' · '}
          {asks[0] !== undefined && <span className="text-down">{priceText(asks[0].price)}</span>}
        </span>
        <span>{highest !== undefined && priceText(highest.price)}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>{t(($) => $.parts.depth)}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t(($) => $.trade.price)}</th>
              <th scope="col">{t(($) => $.parts.totalTo)}</th>
            </tr>
          </thead>
          <tbody>
            {(['asks', 'bids'] as const).flatMap((side) =>
              (side === 'asks' ? asks : bids).slice(0, toldLevels).map((level, index) => (
                <tr key={`${side} ${level.price}`}>
                  <th scope="row">{t(($) => $.trade[side])}</th>
                  <td>{priceText(level.price)}</td>
                  <td>{totalText(sides[side][index]?.total ?? 0)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
