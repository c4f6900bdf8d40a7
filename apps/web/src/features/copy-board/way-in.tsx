import { CircleStop, SlidersHorizontal, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const steps = ['choose', 'limit', 'stop'] as const;
const icons: Readonly<Record<(typeof steps)[number], LucideIcon>> = {
  choose: Users,
  limit: SlidersHorizontal,
  stop: CircleStop,
};

/** What copy trading is, in three steps. */
export function WayIn() {
  const { t } = useTranslation();
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {steps.map((step) => {
        const Icon = icons[step];
        return (
          <li key={step} className="flex gap-3 rounded-card border border-line bg-surface-1 p-3">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-card bg-gold-soft text-gold-text"
            >
              <Icon size={18} strokeWidth={1.7} />
            </span>
            <p className="min-w-0 text-xs text-text-2">
              <b className="block text-sm font-semibold text-text-1">{t(($) => $.copyTrading.steps[step].title)}</b>
              {t(($) => $.copyTrading.steps[step].text)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
