import { createPortal } from 'react-dom';
import { useToast } from './toast-store.ts';

/**
 * Shows the toast below the title, where it covers neither tabs nor keypad nor the buttons of a sheet, and over every sheet.
 * The region stays in the document, because screen readers only hear changes of what they know.
 */
export function Toaster() {
  const { text, id } = useToast();
  return createPortal(
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+3.5rem)] z-50 grid place-items-center px-4"
    >
      {text !== null && (
        <div
          key={id}
          className="max-w-sm animate-[drop_220ms_var(--ease-spring)] rounded-control border border-line bg-surface-3 px-4 py-3 text-center text-sm font-medium text-text-1"
        >
          {text}
        </div>
      )}
    </div>,
    document.body,
  );
}
