import { lazy, Suspense, type ReactNode } from 'react';
import type { ButtonLook } from '../actions/button.tsx';
import { useOnceOpen } from '../states/use-shown.ts';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** The act itself, as a verb: what one reads on the button is what is done. */
  confirm: string;
  /** Not to do it, where "Cancel" could be read as the act itself. */
  dismiss?: string;
  look?: ButtonLook;
  /** True while the act is on its way: it can neither be done twice nor left. */
  pending?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

const fetchAlert = () => import('./confirm-alert.tsx');
const ConfirmAlert = lazy(fetchAlert);

/** What a first question needs, before somebody has to be asked. */
export async function fetchConfirmDialogs(): Promise<void> {
  await fetchAlert();
}

/** Asks before something that can't be taken back. A tap beside it does not answer; Esc, the way back and Cancel do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useOnceOpen(props.open)) return null;
  return (
    <Suspense>
      <ConfirmAlert {...props} />
    </Suspense>
  );
}
