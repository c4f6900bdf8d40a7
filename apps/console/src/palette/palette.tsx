import { Dialog } from '@base-ui/react/dialog';
import { useHotkeys } from '../keys/use-hotkeys.ts';
import { frame } from '../texts/frame.ts';
import { CommandList } from './command-list.tsx';
import { closePalette, openPalette, usePalette } from './palette-store.ts';

/** One field that leads everywhere: pages, queues, customers, cases. Ctrl+K, or the command key and K. */
export function Palette() {
  const open = usePalette((state) => state.open);
  useHotkeys(frame.keys.everywhere, [
    { keys: 'mod+k', does: frame.keys.palette, everywhere: true, act: open ? closePalette : openPalette },
    { keys: '/', does: frame.keys.palette, act: openPalette },
  ]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? openPalette() : closePalette())}>
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup className="fixed top-[12vh] left-1/2 z-40 flex max-h-[70vh] w-[min(42rem,calc(100vw-3rem))] -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-surface-1 outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{frame.palette.title}</Dialog.Title>
          <CommandList onRun={closePalette} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
