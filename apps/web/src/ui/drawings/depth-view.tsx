import { useMemo, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { depthAt, depthOf, depthPaths, ownPlaces, type DepthLevel } from './depth-geometry.ts';

interface DepthViewProps {
  /** Both sides from their best price outwards. */
  bids: readonly DepthLevel[];
  asks: readonly DepthLevel[];
  /** How far the axis reaches to each side of the middle, in percent of its price. */
  reachPercent: number;
  /** The prices of own orders. */
  own?: readonly number[];
  priceText: (price: string) => string;
  /** What is offered up to a price, as a reader of the language reads it. */
  totalText: (total: number) => string;
  height?: number;
}

const width = 320;
/** Finer than any tick: a price of the drawing is a double. */
const exactDecimals = 10;
/** The levels that a screen reader is told of, on each side. */
const toldLevels = 10;

const nobody: readonly number[] = [];

/**
 * How much is offered up to which price, drawn as stairs; for screen readers it is a table. Own orders are marked on the
 * axis, those beyond it by an arrow at its edge.
 */
export function DepthView(props: DepthViewProps) {
  const { bids, asks, reachPercent, own = nobody, priceText, totalText, height = 140 } = props;
  const { t } = useTranslation();
  const sides = useMemo(() => depthOf(bids, asks, reachPercent), [bids, asks, reachPercent]);
  const paths = useMemo(() => depthPaths(sides, width, height), [sides, height]);
  const marks = useMemo(() => ownPlaces(own, sides.scale), [own, sides]);
  const [place, setPlace] = useState<number | null>(null);
  const pointed = place === null ? null : depthAt(sides, place);
  const priceOf = (price: number) => priceText(price.toFixed(exactDecimals));
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width: drawnWidth } = event.currentTarget.getBoundingClientRect();
    setPlace(drawnWidth === 0 ? null : Math.min(Math.max((event.clientX - left) / drawnWidth, 0), 1));
  };
  const drawn = [
    { side: 'bids', paths: paths.bids, fill: 'var(--up-soft)', stroke: 'var(--up)' },
    { side: 'asks', paths: paths.asks, fill: 'var(--down-soft)', stroke: 'var(--down)' },
  ];
  return (
    <figure className="relative">
      <div
        aria-hidden
        data-no-swipe
        className="relative touch-pan-y"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPlace(null)}
        onPointerCancel={() => setPlace(null)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" style={{ height }} className="w-full">
          {drawn.map(({ side, paths: { line, area }, fill, stroke }) => (
            <g key={side}>
              <path d={area} fill={fill} />
              <path d={line} fill="none" stroke={stroke} strokeWidth={1.4} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
          <path d={`M${paths.middleX} 0V${height}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        </svg>
        {marks.shares.map((share) => (
          <span
            key={share}
            style={{ left: `${share * 100}%` }}
            className="absolute -bottom-0.5 size-1.5 -translate-x-1/2 rotate-45 bg-gold-text"
          />
        ))}
        {[
          { prices: marks.below, look: 'left-0', arrow: '◂ ', after: '' },
          { prices: marks.above, look: 'right-0', arrow: '', after: ' ▸' },
        ].map(
          ({ prices: [nearest, ...others], look, arrow, after }) =>
            nearest !== undefined && (
              <span key={look} className={`absolute bottom-1 ${look} text-2xs font-medium text-gold-text`}>
                {arrow}
                {priceOf(nearest)}
                {others.length > 0 && ` +${others.length}`}
                {after}
              </span>
            ),
        )}
        {place !== null && pointed !== null && (
          <>
            <span
              style={{ left: `${place * 100}%` }}
              className="absolute inset-y-0 border-l border-dashed border-text-3"
            />
            <p
              className={`absolute top-1 rounded-control border border-line bg-surface-2 px-2 py-1 text-2xs ${place < 0.5 ? 'right-1' : 'left-1'}`}
            >
              <span className={`block font-semibold ${pointed.side === 'bids' ? 'text-up' : 'text-down'}`}>
                {priceOf(pointed.price)}
              </span>
              <span className="block text-text-2">
                {t(($) => $.parts.totalTo)} <span className="text-text-1">{totalText(pointed.total)}</span>
              </span>
            </p>
          </>
        )}
      </div>
      <div aria-hidden className="mt-1 flex justify-between gap-2 text-2xs text-text-3">
        <span>{bids.length + asks.length > 0 && priceOf(paths.edges[0])}</span>
        <span className="text-text-2">
          {bids[0] !== undefined && <span className="text-up">{priceText(bids[0].price)}</span>}
          {' · '}
          {asks[0] !== undefined && <span className="text-down">{priceText(asks[0].price)}</span>}
        </span>
        <span>{bids.length + asks.length > 0 && priceOf(paths.edges[1])}</span>
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
              (side === 'asks' ? asks : bids).slice(0, Math.min(toldLevels, sides[side].length)).map((level, index) => (
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
