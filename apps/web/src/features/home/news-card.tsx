import { languageTags, type NewsItem } from '@auric/api';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { newsPath } from '../../kit/content/news-path.ts';

/** What a card of home says, and the way to more of it. */
export function NewsCard({ item, icon: Icon }: { item: NewsItem; icon: LucideIcon }) {
  return (
    <Link
      to={newsPath(item)}
      lang={languageTags[item.lang]}
      className="flex min-h-18 w-full min-w-0 items-center gap-3 rounded-card py-3 pr-12 pl-3 focus-visible:-outline-offset-2"
    >
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-card bg-gold-soft text-gold-text">
        <Icon size={20} strokeWidth={1.7} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-pretty">{item.title}</span>
        {item.summary !== '' && <span className="mt-0.5 block text-xs text-text-2 text-pretty">{item.summary}</span>}
      </span>
    </Link>
  );
}
