import { useCallback, useEffect, useState } from 'react';
import { useBackCloses } from '../../ui/layers/use-back-closes.ts';

/** Where a phone can turn by itself; not every browser knows it, and a computer refuses. */
interface Turnable {
  lock?: (orientation: 'landscape') => Promise<void>;
  unlock?: () => void;
}

async function fillScreen(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  await (screen.orientation as Turnable).lock?.('landscape');
}

function giveScreenBack(): void {
  (screen.orientation as Turnable | undefined)?.unlock?.();
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
}

/**
 * Whether a part of the page has the whole window, and the switch of it. Where the browser lets it, it has the whole screen
 * too, on a phone across. Esc and the way back end it.
 */
export function useFullScreen(): [boolean, () => void] {
  const [full, setFull] = useState(false);
  const end = useCallback(() => {
    setFull(false);
    return true;
  }, []);
  const dismiss = useBackCloses(full, end);
  useEffect(() => {
    if (!full) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let filled = false;
    fillScreen().then(
      () => (filled = true),
      // The window is all that this browser gives.
      () => undefined,
    );
    document.addEventListener(
      'fullscreenchange',
      () => {
        if (document.fullscreenElement !== null) filled = true;
        else if (filled) setFull(false);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && setFull(false),
      {
        signal,
      },
    );
    return () => {
      leaving.abort();
      giveScreenBack();
    };
  }, [full]);
  const toggle = useCallback(() => {
    if (full) dismiss();
    setFull(!full);
  }, [full, dismiss]);
  return [full, toggle];
}
