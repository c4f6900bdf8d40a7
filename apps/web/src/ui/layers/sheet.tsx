import { lazy, Suspense, type ReactNode } from 'react';
import { useOnceOpen } from '../states/use-shown.ts';

export interface SheetProps {
  title: string;
  open: boolean;
  /** As high as what is in it, instead of nearly the whole screen. */
  fit?: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const fetchDialog = () => import('./sheet-dialog.tsx');
const SheetDialog = lazy(fetchDialog);

/** What a first sheet needs, before somebody wants one. */
export async function fetchSheets(): Promise<void> {
  await fetchDialog();
}

/**
 * A sheet from below; a dialog in the middle where there is room. Focus goes in and comes back; Esc, the way back, a tap
 * beside it and a pull downwards close it. The first screen does without its code.
 */
export function Sheet(props: SheetProps) {
  if (!useOnceOpen(props.open)) return null;
  return (
    <Suspense>
      <SheetDialog {...props} />
    </Suspense>
  );
}
