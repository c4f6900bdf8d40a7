import { languageTags, type NewsItem } from '@auric/api';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { newsPath } from '../../kit/content/news-path.ts';
import { formatDate } from '../../locales/time-format.ts';

/** A piece of news: what it is, in a line what it says, and when it came. */
export function NewsRow({ item }: { item: NewsItem }) {
  const shown = useApp((state) => state.lang);
  return (
    <Link to={newsPath(item)} className="hairline-b flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1" lang={languageTags[item.lang]}>
        <span className="block text-sm font-semibold text-pretty">{item.title}</span>
        {item.summary !== '' && <span className="mt-0.5 block text-xs text-text-2 text-pretty">{item.summary}</span>}
        <time
          dateTime={new Date(item.time).toISOString()}
          lang={languageTags[shown]}
          className="mt-1 block text-2xs text-text-3"
        >
          {formatDate(item.time, shown)}
        </time>
      </span>
      <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />
    </Link>
  );
}
