import type { TFunction } from 'i18next';
import type { Position } from '../../data/positions/position.ts';
import type { ChartLine, LineTone } from '../../trading/chart/own-lines.ts';

/** What of a position is a line on the chart. */
const prices = {
  entry: 'entryPrice',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidationPrice',
} as const satisfies Record<string, keyof Position>;

type What = keyof typeof prices;
const everything = Object.keys(prices) as What[];

/** The open positions of a market as lines: where they were opened, what protects them, where they are liquidated. */
export function positionLines(open: readonly Position[], market: number, t: TFunction): ChartLine[] {
  return open
    .filter((position) => position.market === market)
    .flatMap((position) =>
      everything
        .filter((what) => position[prices[what]] !== '0')
        .map((what) => ({
          key: keyOf(position, what),
          price: position[prices[what]],
          tone: toneOf(position, what),
          ...wordsOf(position, what, t),
          movable: what === 'takeProfit' || what === 'stopLoss',
        })),
    );
}

/** The position whose take profit or stop loss a line is, with the price that it is taken to; null when it has ended. */
export function movedStop(open: readonly Position[], held: { key: string; price: string } | null) {
  if (held === null) return null;
  for (const position of open) {
    for (const what of ['takeProfit', 'stopLoss'] as const) {
      if (keyOf(position, what) === held.key) return { position, moved: { [what]: held.price } };
    }
  }
  return null;
}

const keyOf = ({ id }: Position, what: What): string => `position ${id} ${what}`;

function toneOf({ side }: Position, what: What): LineTone {
  if (what === 'liquidation') return 'warning';
  if (what === 'entry') return side === 'long' ? 'buy' : 'sell';
  return what === 'takeProfit' ? 'buy' : 'sell';
}

function wordsOf({ side, leverage }: Position, what: What, t: TFunction): Pick<ChartLine, 'title' | 'label'> {
  const which = t(($) => $.joined.valued, { what: t(($) => $.positions[side]), value: `${leverage}×` });
  if (what === 'entry')
    return { title: which, label: t(($) => $.joined.labelled, { what: t(($) => $.positions.entryPrice), which }) };
  const title = what === 'liquidation' ? t(($) => $.positions.liquidationPrice) : t(($) => $.trade[what]);
  return { title, label: t(($) => $.joined.labelled, { what: title, which }) };
}
