import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Stands at the end of the heading. */
  end?: ReactNode;
  /** Without gutters of its own, as a table wants it. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page in a box, under its heading. */
export function Panel({ title, end, flush = false, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 overflow-hidden rounded-card border border-line bg-surface-1 ${className}`}
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-1">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {end}
      </div>
      <div className={flush ? '' : 'px-4 py-3'}>{children}</div>
    </section>
  );
}
