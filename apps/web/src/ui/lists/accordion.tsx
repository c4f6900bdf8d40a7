import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionRow {
  key: string;
  title: string;
  /** The language of the row, where it is another than the page's. */
  lang?: string;
  content: ReactNode;
}

/**
 * Rows that open below themselves. They are the browser's own disclosure: keys, screen readers and the search in the page
 * work as everywhere, and of one `name` only one row is open.
 */
export function Accordion({ name, rows }: { name: string; rows: readonly AccordionRow[] }) {
  return (
    <ul className="rounded-card border border-line bg-surface-1 px-4">
      {rows.map(({ key, title, lang, content }) => (
        <li key={key} className="border-b border-line last:border-b-0">
          <details name={name} className="group" id={key} lang={lang}>
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronDown
                size={18}
                aria-hidden
                className="shrink-0 text-text-3 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div className="pb-4">{content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
