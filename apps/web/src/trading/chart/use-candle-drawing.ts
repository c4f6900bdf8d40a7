import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useApp } from '../../data/app-store.ts';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { CandleDrawing } from './candle-drawing.ts';
import { candleFeedOf } from './candle-feed.ts';
import type { ChartChoices } from './chart-choices.ts';
import { readChartColours, readChartFontSize, useAppearance } from './chart-colours.ts';
import type { ChartLook } from './chart-look.ts';
import { ChartTime } from './chart-time.ts';
import type { Feed } from './candle-listener.ts';
import type { HeldLine } from './line-hold.ts';
import type { OwnOnChart } from './own-lines.ts';

/** How the chart of a market looks on this device now. */
export function useChartLook({ priceDecimals }: Market, { period }: ChartChoices): ChartLook {
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const appearance = useAppearance();
  return useMemo(
    () => ({
      period,
      priceDecimals,
      lang,
      numbers,
      time: new ChartTime(period, lang),
      colours: readChartColours(),
      fontSize: readChartFontSize(),
    }),
    // Theme and colours stand on the document, where the look reads them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [period, priceDecimals, lang, numbers, appearance],
  );
}

/** One drawing for as long as the element is there; null before the first. */
export function useCandleDrawing(
  element: RefObject<HTMLDivElement | null>,
  look: ChartLook,
  feed: Feed,
): CandleDrawing | null {
  const [drawing, setDrawing] = useState<CandleDrawing | null>(null);
  const now = useRef({ look, feed });
  useEffect(() => {
    now.current = { look, feed };
  });
  useEffect(() => {
    if (element.current === null) return;
    const made = new CandleDrawing(element.current, now.current.look, () => void now.current.feed.loadOlder());
    setDrawing(made);
    return () => {
      setDrawing(null);
      made.dispose();
    };
  }, [element]);
  useEffect(() => drawing?.setLook(look), [drawing, look]);
  return drawing;
}

export type CandleStatus = 'loading' | 'shown' | 'empty' | Error;

/** Lets a drawing show the candles of a feed; what is returned beside the status tries again. */
export function useCandles(drawing: CandleDrawing | null, feed: Feed): [CandleStatus, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<{ feed: Feed; is: CandleStatus }>({ feed, is: 'loading' });
  useEffect(() => {
    if (drawing === null) return;
    let placed = false;
    setStatus({ feed, is: 'loading' });
    drawing.show([]);
    return feed.follow({
      whole: (candles) => {
        drawing.show(candles);
        if (!placed) drawing.showLatest();
        placed = true;
        setStatus({ feed, is: candles.length === 0 ? 'empty' : 'shown' });
      },
      moved: (candle) => {
        drawing.move(candle);
        setStatus((before) => (before.is === 'shown' ? before : { feed, is: 'shown' }));
      },
      failed: (error) => setStatus({ feed, is: error }),
    });
  }, [drawing, feed, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return [status.feed === feed ? status.is : 'loading', retry];
}

/** The customer's own lines and fills, the line that is held at its next price. */
export function useOwnOnChart(
  drawing: CandleDrawing | null,
  { lines, fills }: Pick<OwnOnChart, 'lines' | 'fills'>,
  look: ChartLook,
  held: HeldLine | null,
): void {
  useEffect(() => {
    drawing?.setLines(
      lines.map((line) => (line.key === held?.key ? { ...line, ...held, held: true } : { ...line, held: false })),
    );
  }, [drawing, lines, look.colours, held]);
  useEffect(() => drawing?.setFills(fills), [drawing, fills]);
}

/** The feed of a market and an interval. */
export function useCandleFeed(market: Market, choices: ChartChoices): Feed {
  return useMemo(() => candleFeedOf(market.id, choices.period), [market.id, choices.period]);
}
