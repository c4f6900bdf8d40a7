import { Popover } from '@base-ui/react/popover';
import type { AnchoredSheetProps } from './anchored-sheet.tsx';
import { useBackCloses } from './use-back-closes.ts';

/** The panel itself; screens say `AnchoredSheet`. Esc, the way back and a click beside it close it. */
export default function AnchoredPanel({ anchor, title, open, onOpenChange, children }: AnchoredSheetProps) {
  const dismissed = useBackCloses(open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A click on what has opened it closes it by itself: closed here, that click would open it again.
        if (next || anchor.current?.contains(event.target as Node) === true) return;
        dismissed();
        onOpenChange(false);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={{ align: 'shift' }}
          className="z-40"
        >
          <Popover.Popup
            aria-label={title}
            finalFocus={anchor}
            className="max-h-[min(80vh,var(--available-height))] w-80 overflow-y-auto rounded-card border border-line bg-surface-1 px-4 pt-2 shadow-lg outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
