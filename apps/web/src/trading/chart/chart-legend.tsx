import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { changePercent } from './candle-change.ts';
import type { CandleDrawing } from './candle-drawing.ts';
import type { ChartReading, StudyReading } from './chart-reading.ts';
import type { ChartTime } from './chart-time.ts';

interface LegendProps {
  drawing: CandleDrawing;
  time: ChartTime;
  priceDecimals: number;
}

/** The line itself, short, as it is drawn. */
function Swatch({ colour, look }: Pick<StudyReading['values'][number], 'colour' | 'look'>) {
  if (look === 'bars') {
    return (
      <span className="mr-1 inline-flex h-2 items-end gap-px">
        <span className="h-2 w-1 bg-up" />
        <span className="h-1.5 w-1 bg-down" />
      </span>
    );
  }
  const width = look === 'thick' ? 'border-t-[3px]' : 'border-t-2';
  return (
    <span
      style={{ borderColor: `var(--series-${colour})` }}
      className={`mr-1 inline-block w-2.5 ${width} ${look === 'dashed' ? 'border-dotted' : ''}`}
    />
  );
}

function StudyValues({ study }: { study: StudyReading }) {
  return (
    <p className="flex flex-wrap gap-x-2">
      {study.values.map(({ label, colour, look, text }) => (
        <span key={label} data-study={label} className="inline-flex items-center whitespace-nowrap text-text-2">
          <Swatch colour={colour} look={look} />
          {label}
          <span className="ml-1 text-text-1">{text ?? '–'}</span>
        </span>
      ))}
    </p>
  );
}

function useCandleFacts(reading: ChartReading, { time, priceDecimals }: LegendProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const candle = reading.candles[reading.index];
  if (candle === undefined) return null;
  const price = (text: string) => numbers.fixed(text, priceDecimals);
  return {
    at: time.full(candle.time),
    change: changePercent(candle.open, candle.close),
    prices: [
      { label: t(($) => $.chart.open), value: price(candle.open) },
      { label: t(($) => $.chart.high), value: price(candle.high) },
      { label: t(($) => $.chart.low), value: price(candle.low) },
      { label: t(($) => $.chart.close), value: price(candle.close) },
    ],
    volume: { label: t(($) => $.chart.volume), value: numbers.compact(candle.volume) },
  };
}

/** What is written over the drawing; for screen readers the same is said by `ChartKeys` and `ChartSummary`. */
export function ChartLegend(props: LegendProps) {
  const { drawing } = props;
  const { t } = useTranslation();
  const reading = useSyncExternalStore(drawing.subscribe, drawing.reading);
  const facts = useCandleFacts(reading, props);
  const head = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const { priceHeight, volumeShown } = reading;

  useEffect(() => {
    const element = head.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setHeight(element.offsetHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => drawing.reserveTop(height), [drawing, height, priceHeight, volumeShown]);

  const below = reading.studies.filter(({ onPrice }) => !onPrice);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-[3] text-2xs">
      <div ref={head} className="mr-18 pt-1">
        {facts !== null && (
          <p className="hidden flex-wrap gap-x-2 text-text-2 @min-[36rem]:flex">
            <span>{facts.at}</span>
            {facts.prices.map(({ label, value }) => (
              <span key={label} className="whitespace-nowrap">
                {label} <span className="text-text-1">{value}</span>
              </span>
            ))}
            <ChangeText change={facts.change} />
            <span className="hidden whitespace-nowrap @min-[46rem]:inline">
              {facts.volume.label} <span className="text-text-1">{facts.volume.value}</span>
            </span>
          </p>
        )}
        {reading.studies
          .filter(({ onPrice }) => onPrice)
          .map((study) => (
            <StudyValues key={study.name} study={study} />
          ))}
      </div>
      {below.map((study, index) => (
        <div key={study.name} className="absolute inset-x-0 mr-18 pt-0.5" style={{ top: reading.paneTops[index + 1] }}>
          <StudyValues study={study} />
        </div>
      ))}
      {reading.pointed && facts !== null && (
        <dl
          className={`absolute top-1 grid min-w-36 grid-cols-[auto_auto] gap-x-3 rounded-control border border-line bg-surface-2 px-2 py-1.5 @min-[36rem]:hidden ${
            reading.pointedLeft ? 'right-18' : 'left-0'
          }`}
        >
          <dt className="text-text-3">{t(($) => $.trade.time)}</dt>
          <dd className="text-right">{facts.at}</dd>
          {[...facts.prices, facts.volume].map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-text-3">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
          <dt className="text-text-3">{t(($) => $.chart.change)}</dt>
          <dd className="text-right">
            <ChangeText change={facts.change} />
          </dd>
        </dl>
      )}
    </div>
  );
}
