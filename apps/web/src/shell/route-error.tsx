import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';

const reloadedKey = 'auric:reloaded-for-chunk';

/** What browsers and our own timeout say when a file of the app can't be fetched. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|chunk timed out/i.test(error.message)
  );
}

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

/** A screen that fails says so. A missing file is often an old version of the app: one reload fetches the new one. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => {
    if (isChunkFailure(error) && !reloadedBefore()) location.reload();
  }, [error]);
  return (
    <div role="alert" className="grid min-h-dvh place-content-center gap-4 px-6 text-center">
      <p className="text-base">{t(($) => $.errors.screenFailed)}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t(($) => $.common.retry)}
      </Button>
    </div>
  );
}
