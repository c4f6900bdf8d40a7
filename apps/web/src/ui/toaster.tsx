import { useToast } from './toast-store.ts';

/** Shows the toast. The region stays in the document, because screen readers only hear changes of what they know. */
export function Toaster() {
  const { text, id } = useToast();
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 mb-[env(safe-area-inset-bottom)] grid place-items-center px-4"
    >
      {text !== null && (
        <div
          key={id}
          className="max-w-sm animate-[appear_120ms_ease-out] rounded-control border border-line bg-surface-3 px-4 py-3 text-center text-sm font-medium text-text-1"
        >
          {text}
        </div>
      )}
    </div>
  );
}
