import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

interface LinkRow {
  to: string;
  title: string;
  note?: string;
  /** The language that the row is written in, where the house wrote it. */
  lang?: string;
}

/** Rows that lead somewhere, in one card. */
export function LinkRows({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  return (
    <ul aria-label={label} className="rounded-card border border-line bg-surface-1">
      {rows.map(({ to, title, note, lang }) => (
        <li key={to} className="border-b border-line last:border-b-0">
          <Link
            to={to}
            lang={lang}
            data-written={lang === undefined ? undefined : true}
            className="flex min-h-14 items-center gap-3 px-4 py-2 focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">{title}</span>
              {note !== undefined && note !== '' && <span className="mt-0.5 block text-xs text-text-2">{note}</span>}
            </span>
            <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
