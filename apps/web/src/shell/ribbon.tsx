import { useTranslation } from 'react-i18next';
import { useApp } from '../data/app-store.ts';

/** Says on every screen that the market is simulated. */
export function Ribbon() {
  const { t } = useTranslation();
  const sandbox = useApp((state) => state.sandbox);
  if (!sandbox) return null;
  return (
    <aside
      aria-label={t(($) => $.ribbon.market)}
      className="hairline-b shrink-0 bg-surface-1 px-4 py-1 text-center text-2xs leading-4 text-text-2"
    >
      <b className="font-semibold text-gold-text">{t(($) => $.ribbon.market)}</b> · {t(($) => $.ribbon.rules)}
    </aside>
  );
}
