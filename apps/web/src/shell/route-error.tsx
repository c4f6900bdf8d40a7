import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button.tsx';
import { isChunkFailure, reloadForChunk, reloadMayHelp } from './chunk-failure.ts';
import { StandIn } from './stand-in.tsx';

/** A screen that can't be shown says so; React has put what went wrong into the console. */
function Failed() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="h-full">
      <StandIn
        title={t(($) => $.errors.screenFailed)}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t(($) => $.common.retry)}
          </Button>
        }
      />
    </div>
  );
}

/** In the place of a page, or a part of it, whose file did not come. The address is the page's already. */
export function MissingFile() {
  const [reloads] = useState(reloadMayHelp);
  useLayoutEffect(() => {
    if (reloads) reloadForChunk();
  }, [reloads]);
  return reloads ? null : <Failed />;
}

export function RouteError({ error }: { error: unknown }) {
  return isChunkFailure(error) ? <MissingFile /> : <Failed />;
}
