import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { dismissUpdate, startUpdate, useUpdate } from './app-updates.ts';

/** A newer version waits until the customer wants it: nobody's order is interrupted by a reload. */
export function UpdateOffer() {
  const { t } = useTranslation();
  const { ready } = useUpdate();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+2.25rem)] z-30 grid place-items-center px-3"
    >
      {ready && (
        <div className="pointer-events-auto flex w-full max-w-md animate-[appear_160ms_ease-out] items-center gap-1 rounded-card border border-line bg-surface-3 py-1 pr-0.5 pl-4">
          <p className="min-w-0 flex-1 py-1 text-sm font-medium">{t(($) => $.update.ready)}</p>
          <Button look="link" size="tight" onClick={startUpdate}>
            {t(($) => $.update.reload)}
          </Button>
          <IconButton label={t(($) => $.common.close)} onClick={dismissUpdate}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
