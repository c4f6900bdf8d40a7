import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SheetProps {
  title: string;
  open: boolean;
  /** As high as what is in it, instead of nearly the whole screen. */
  fit?: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A sheet from below; a dialog in the middle where there is room. Focus goes in and comes back; Esc closes. */
export function Sheet({ title, open, fit = false, onOpenChange, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={`${fit ? 'max-h-[85dvh]' : 'h-[85dvh] md:h-[80vh]'} fixed inset-x-0 bottom-0 z-40 mx-auto flex max-w-xl flex-col rounded-t-card border border-line bg-surface-1 outline-none transition-transform duration-300 ease-[cubic-bezier(0.2,0.9,0.2,1)] data-ending-style:translate-y-full data-starting-style:translate-y-full md:bottom-auto md:top-[8vh] md:rounded-card`}
        >
          <div className="flex items-center justify-between pt-2 pr-2 pl-4">
            <Dialog.Title className="text-base font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t(($) => $.common.close)}
              className="inline-grid size-11 place-items-center rounded-control text-text-2"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="safe-bottom min-h-0 flex-1 overflow-y-auto px-4">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
