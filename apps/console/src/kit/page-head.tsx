import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  /** Stands under the title: what the page is about, how fresh it is. */
  note?: ReactNode;
  /** Stands before the title, as the way up. */
  start?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
}

/** The head of a page: its title, what there is to know about it, and what can be done. */
export function PageHead({ title, note, start, children }: PageHeadProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {start}
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg font-semibold tracking-tight">{title}</h1>
        {note !== undefined && <p className="text-xs text-text-3">{note}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
