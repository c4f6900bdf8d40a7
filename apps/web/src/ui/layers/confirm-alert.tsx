import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useShown } from '../states/use-shown.ts';

/** The question itself; screens say `ConfirmDialog`. */
export default function ConfirmAlert(props: ConfirmDialogProps) {
  const { title, children, confirm, dismiss, look = 'primary', pending = false, open, onOpenChange, onConfirm } = props;
  const { t } = useTranslation();
  const dismissed = useBackCloses(open, () => {
    if (!pending) onOpenChange(false);
    return !pending;
  });
  const shown = useShown(open);
  const cancel = () => {
    if (pending) return;
    dismissed();
    onOpenChange(false);
  };
  return (
    <AlertDialog.Root open={shown} onOpenChange={(next) => (next ? onOpenChange(true) : cancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-[min(22rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface-1 p-5 outline-none transition-[opacity,scale] duration-200 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
          <AlertDialog.Title className="text-base font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-text-2">{children}</AlertDialog.Description>
          <div className="mt-5 grid grid-cols-2 gap-2">
            <Button disabled={pending} onClick={cancel}>
              {dismiss ?? t(($) => $.common.cancel)}
            </Button>
            <Button look={look} disabled={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
