import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import '../../ui/styles/drawing.css';
import type { CandleDrawing } from './candle-drawing.ts';
import { useChartChoices } from './chart-choices.ts';
import { ChartKeys } from './chart-keys.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartHead } from './chart-head.tsx';
import { ChartRow, intervalText } from './chart-row.tsx';
import { ChartSummary } from './chart-summary.tsx';
import { LineHandles } from './line-handles.tsx';
import type { OwnOnChart } from './own-lines.ts';
import { ScaleTags } from './scale-tags-view.tsx';
import { StudySheet } from './study-sheet.tsx';
import { useCandleDrawing, useCandleFeed, useCandles, useChartLook, useOwnOnChart } from './use-candle-drawing.ts';
import { useLineHold } from './use-line-hold.ts';
import { useFullScreen } from './use-full-screen.ts';

interface CandleChartProps {
  market: Market;
  own: OwnOnChart;
  /** How high the drawing is; without it it fills its place. */
  height: string | undefined;
}

/** Back to the present, for those who have panned into the past. */
function ToLatest({ drawing }: { drawing: CandleDrawing }) {
  const { t } = useTranslation();
  const { away } = useSyncExternalStore(drawing.subscribe, drawing.reading);
  if (!away) return null;
  return (
    <IconButton
      label={t(($) => $.chart.toLatest)}
      onClick={() => drawing.showLatest()}
      round
      className="absolute right-18 bottom-8 z-[4] border border-line bg-surface-2"
    >
      <ChevronsRight size={18} aria-hidden />
    </IconButton>
  );
}

/** Candles, live, with volume, indicators and what the customer has there as lines. */
export default function CandleChart({ market, own, height }: CandleChartProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const { choices, setPeriod, toggleStudy } = useChartChoices();
  const [choosing, setChoosing] = useState(false);
  const look = useChartLook(market, choices);
  const feed = useCandleFeed(market, choices);
  const drawing = useCandleDrawing(element, look, feed);
  useEffect(() => drawing?.setStudies(choices.studies), [drawing, choices.studies]);
  const [status, retry] = useCandles(drawing, feed);
  const hold = useLineHold(own.lines, market);
  useOwnOnChart(drawing, own, look, hold.held);
  const [full, toggleFull] = useFullScreen();
  const { time, priceDecimals } = look;
  const shown = status === 'shown' && drawing !== null;
  return (
    <section
      aria-label={t(($) => $.chart.label, { symbol: market.symbol })}
      aria-busy={status === 'loading'}
      className={`@container flex flex-col ${full ? 'fixed inset-0 z-30 bg-surface-0 px-[max(0.5rem,env(safe-area-inset-left))] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]' : 'h-full min-h-0 bg-inherit'}`}
    >
      {full && <ChartHead market={market} />}
      <ChartRow
        period={choices.period}
        onPeriod={setPeriod}
        onIndicators={() => setChoosing(true)}
        full={full}
        onFull={toggleFull}
      />
      <div
        style={{ flexBasis: full ? undefined : height }}
        className="relative min-h-0 flex-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-gold-text"
      >
        <div
          ref={element}
          aria-hidden={!shown}
          className={`absolute inset-0 touch-pan-y select-none ${shown ? '' : 'invisible'}`}
        />
        {shown && (
          <>
            <ChartLegend drawing={drawing} time={time} priceDecimals={priceDecimals} />
            <ChartKeys drawing={drawing} time={time} priceDecimals={priceDecimals} />
            <ChartSummary
              drawing={drawing}
              symbol={market.symbol}
              interval={intervalText(choices.period, look.lang)}
              time={time}
              priceDecimals={priceDecimals}
            />
            <ScaleTags drawing={drawing} look={look} />
            <LineHandles drawing={drawing} market={market} fontSize={look.fontSize} hold={hold} />
            <ToLatest drawing={drawing} />
          </>
        )}
        {status === 'loading' && <span aria-hidden className="skeleton appear-late absolute inset-0 mt-2" />}
        {status === 'empty' && (
          <p className="absolute inset-0 grid place-content-center text-sm text-text-2">{t(($) => $.trade.noTrades)}</p>
        )}
        {status instanceof Error && (
          <div className="absolute inset-0 grid place-content-center">
            <ErrorState text={status.message} onRetry={retry} />
          </div>
        )}
      </div>
      {own.ask({ held: hold.held, open: hold.asking, onClose: hold.release })}
      <StudySheet open={choosing} studies={choices.studies} onToggle={toggleStudy} onOpenChange={setChoosing} />
    </section>
  );
}
