import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFollowOf } from '../../data/follow/use-follows.ts';

/** Whom a position copies, and the way to all copies; nothing where the position is the customer's own. */
export function CopyMark({ position }: { position: number }) {
  const { t } = useTranslation();
  const follow = useFollowOf(position);
  if (follow === undefined) return null;
  return (
    <Link
      to="/pages/copytrade/my"
      data-testid="copy-mark"
      className="inline-flex min-h-11 max-w-full items-center gap-1 text-xs font-semibold text-gold-text"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{t(($) => $.positions.copyOf, { name: follow.name })}</span>
      <ChevronRight size={14} aria-hidden className="shrink-0" />
    </Link>
  );
}
