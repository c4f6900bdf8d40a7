import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { activity } from '../../data/http/activity.ts';

/** A line at the top, over every sheet, while a call has been on its way for 800 ms. */
export function Loader() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(activity.subscribe, activity.shown);
  if (!shown) return null;
  return createPortal(
    <div
      role="progressbar"
      aria-label={t(($) => $.common.loading)}
      className="fixed inset-x-0 top-[env(safe-area-inset-top)] z-50 h-0.5 overflow-hidden bg-gold-soft"
    >
      <div className="h-full w-1/3 animate-[loader_1100ms_ease-in-out_infinite] bg-gold" />
    </div>,
    document.body,
  );
}
