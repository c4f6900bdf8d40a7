import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface OfferCardProps {
  to: string;
  /** What is offered: a coin, a project, a work. */
  title: string;
  mark?: ReactNode;
  /** Its state: open, sold out. */
  badge?: ReactNode;
  /** The one number that it is compared by, and what it is. */
  headline?: { label: string; value: ReactNode };
  /** `Facts` of what it asks for. */
  facts?: ReactNode;
  /** How much of it has gone, as a `Progress`. */
  progress?: ReactNode;
}

/** One of several offers: what it is, the number that it is compared by, its terms. The whole card leads to it. */
export function OfferCard({ to, title, mark, badge, headline, facts, progress }: OfferCardProps) {
  return (
    <article className="@container relative flex flex-col gap-3 rounded-card border border-line bg-surface-1 p-4">
      <div className="flex items-center gap-3">
        {mark}
        <h3 className="min-w-0 flex-1 text-sm font-semibold">
          <Link to={to} className="[overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        {badge}
        <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />
      </div>
      {headline !== undefined && (
        <p>
          <span className="block text-2xs text-text-3">{headline.label}</span>
          <span className="text-lg font-semibold [overflow-wrap:anywhere]">{headline.value}</span>
        </p>
      )}
      {facts}
      {progress}
    </article>
  );
}
