import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { paneStudies, priceStudies, type StudyName } from './chart-choices.ts';

interface StudySheetProps {
  open: boolean;
  studies: readonly StudyName[];
  onToggle: (study: StudyName) => void;
  onOpenChange: (open: boolean) => void;
}

/** Indicators have names of the field and what they are set to; what they are is said in the language. */
const terms: Readonly<Record<StudyName, string>> = {
  ma: 'MA (7, 25, 99)',
  ema: 'EMA (7, 25, 99)',
  boll: 'BOLL (20, 2)',
  volume: 'VOL',
  macd: 'MACD (12, 26, 9)',
  rsi: 'RSI (14)',
};

/** Switches indicators on and off; the chart behind it follows at once. */
export function StudySheet({ open, studies, onToggle, onOpenChange }: StudySheetProps) {
  const { t } = useTranslation();
  const groups = [
    { title: t(($) => $.chart.mainChart), names: priceStudies },
    { title: t(($) => $.chart.subChart), names: paneStudies },
  ];
  return (
    <Sheet fit title={t(($) => $.chart.indicators)} open={open} onOpenChange={onOpenChange}>
      {groups.map(({ title, names }) => (
        <section key={title} className="pb-3">
          <h3 className="pt-2 pb-1 text-xs font-semibold text-text-3">{title}</h3>
          <ul>
            {names.map((name) => (
              <li key={name} className="border-b border-line last:border-0">
                <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm font-semibold text-text-1">{terms[name]}</span>
                    <span className="block text-xs text-text-2">{t(($) => $.chart.studies[name])}</span>
                  </span>
                  <span className="relative inline-block h-6 w-10 shrink-0">
                    <input
                      type="checkbox"
                      role="switch"
                      checked={studies.includes(name)}
                      onChange={() => onToggle(name)}
                      className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-surface-3 checked:bg-gold"
                    />
                    <span className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-text-2 transition-transform peer-checked:translate-x-4 peer-checked:bg-on-gold" />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
