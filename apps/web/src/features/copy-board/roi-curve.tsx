import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Lead } from '../../data/copy/lead.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';
import { EquityCurve } from '../../ui/drawings/equity-curve.tsx';

const heightPx = 140;
/** Two points are a line and no curve. */
const fewestPoints = 3;

/** The ROI of a lead trader over time. */
export function RoiCurve({ lead: { curve, roi } }: { lead: Lead }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  if (curve.length < fewestPoints) return null;
  const percent = (value: string) => numbers.percent(value);
  return (
    <div className="rounded-card border border-line bg-surface-1 px-4 pt-3 pb-2">
      <EquityCurve
        label={t(($) => $.copyTrading.curve)}
        points={curve}
        valueText={percent}
        axisText={percent}
        timeText={(at) => formatDate(at, lang)}
        sign={signOf(roi ?? '0')}
        height={heightPx}
      />
    </div>
  );
}
