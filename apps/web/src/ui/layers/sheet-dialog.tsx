import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from './sheet.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useDragDown } from './use-drag-down.ts';
import { useShown, useWhileOpen } from '../states/use-shown.ts';

const popup =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-w-xl flex-col rounded-t-card border border-b-0 border-line bg-surface-1 outline-none ' +
  // A spring goes a little too far: what stands below the edge comes into sight for a moment.
  'after:absolute after:inset-x-0 after:top-full after:h-8 after:bg-surface-1 md:after:hidden ' +
  'transition-[translate,opacity] duration-400 ease-spring data-ending-style:translate-y-full data-ending-style:duration-200 data-ending-style:ease-in data-starting-style:translate-y-full ' +
  'md:bottom-auto md:top-[8vh] md:rounded-card md:border-b md:data-ending-style:translate-y-4 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-4 md:data-starting-style:opacity-0';

/** The sheet itself; screens say `Sheet`. */
export default function SheetDialog({ title, open, fit = false, onOpenChange, children }: SheetProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const dismissed = useBackCloses(open, () => {
    onOpenChange(false);
    return true;
  });
  const dismiss = () => {
    dismissed();
    onOpenChange(false);
  };
  const shown = useShown(open);
  const content = useWhileOpen(open, children);
  const heading = useWhileOpen(open, title);
  const head = useDragDown(sheet, dismiss);
  return (
    <Dialog.Root open={shown} onOpenChange={(next) => (next ? onOpenChange(true) : dismiss())}>
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup ref={sheet} className={`${fit ? 'max-h-[85dvh]' : 'h-[85dvh] md:h-[80vh]'} ${popup}`}>
          <div className="touch-none pt-2 md:pt-0" {...head}>
            <span aria-hidden className="mx-auto block h-1 w-9 rounded-full bg-surface-3 md:hidden" />
            <div className="flex items-center justify-between gap-2 pt-1 pr-2 pb-1 pl-4 md:pt-2">
              <Dialog.Title className="py-1 text-base leading-tight font-semibold">{heading}</Dialog.Title>
              <Dialog.Close
                aria-label={t(($) => $.common.close)}
                className="inline-grid size-11 shrink-0 place-items-center rounded-control text-text-2"
              >
                <X size={20} aria-hidden />
              </Dialog.Close>
            </div>
          </div>
          <div className="safe-bottom min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 [--sheet-surface:var(--surface-1)]">
            {content}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
