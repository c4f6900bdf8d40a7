import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../data/use-connection.ts';

/** Shows while nothing comes from the server; only data takes it away. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const offline = useConnection() === 'offline';
  return (
    <div role="alert" className="shrink-0">
      {offline && (
        <p className="flex items-center justify-center gap-2 bg-bad/14 px-4 py-2 text-xs font-medium text-text-1">
          <WifiOff size={16} aria-hidden className="shrink-0 text-bad" />
          {t(($) => $.errors.offline)}
        </p>
      )}
    </div>
  );
}
