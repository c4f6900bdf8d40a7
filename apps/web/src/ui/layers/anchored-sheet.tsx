import { lazy, Suspense, type RefObject } from 'react';
import { useMedia, wideWindow } from '../frame/use-media.ts';
import { useOnceOpen } from '../states/use-shown.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

export interface AnchoredSheetProps extends Omit<SheetProps, 'fit'> {
  /** What opens and closes it. */
  anchor: RefObject<HTMLElement | null>;
}

const AnchoredPanel = lazy(() => import('./anchored-panel.tsx'));

/** A few things to choose from: a sheet from below, and where there is room a panel at what has opened it. */
export function AnchoredSheet({ anchor, ...sheet }: AnchoredSheetProps) {
  const wide = useMedia(wideWindow);
  const wanted = useOnceOpen(sheet.open);
  if (!wide) return <Sheet fit {...sheet} />;
  if (!wanted) return null;
  return (
    <Suspense>
      <AnchoredPanel anchor={anchor} {...sheet} />
    </Suspense>
  );
}
