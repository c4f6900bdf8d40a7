import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

const reloadedKey = 'auric:reloaded-for-chunk';

function reloadedBefore(): boolean {
  try {
    const before = sessionStorage.getItem(reloadedKey) !== null;
    sessionStorage.setItem(reloadedKey, '1');
    return before;
  } catch {
    // Without a memory a reload could go on for ever.
    return true;
  }
}

/** Called when a page has come: the next failure may reload again. */
export function chunkArrived(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Nothing was remembered then.
  }
}

/** A screen that can't be shown says so; the router has put what went wrong into the console. */
export function RouteError() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid h-full min-h-80 place-content-center gap-4 px-6 text-center">
      <p className="text-base">{t(($) => $.errors.screenFailed)}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t(($) => $.common.retry)}
      </Button>
    </div>
  );
}

/** A page whose file did not come is often one of an older version of the app: one reload fetches the new one. */
export function chunkFailed(): ComponentType {
  // Without a network a reload would lose even what is there.
  if (navigator.onLine && !reloadedBefore()) location.reload();
  return RouteError;
}
