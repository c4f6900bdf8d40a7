import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';
import { EquityCurve, type CurvePoint } from '../../ui/drawings/equity-curve.tsx';

const heightPx = 120;
/** Two points are a line and no curve. */
const fewestPoints = 3;

interface InsightCurveProps {
  label: string;
  /** The oldest first. */
  points: readonly CurvePoint[];
  valueText: (value: string) => string;
}

/** A number over time, in no colour of gain or loss: more of it is neither. */
export function InsightCurve({ label, points, valueText }: InsightCurveProps) {
  const lang = useApp((state) => state.lang);
  if (points.length < fewestPoints) return null;
  return (
    <div className="my-3 rounded-card border border-line bg-surface-1 px-4 pt-3 pb-2">
      <EquityCurve
        label={label}
        points={points}
        valueText={valueText}
        axisText={valueText}
        timeText={(at) => formatTime(at, lang)}
        sign="flat"
        height={heightPx}
      />
    </div>
  );
}
