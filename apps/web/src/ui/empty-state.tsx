import type { ReactNode } from 'react';

/** One sentence and one action. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center text-sm text-text-2">
      <p className="max-w-72">{text}</p>
      {action}
    </div>
  );
}
