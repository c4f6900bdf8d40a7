import { languageTags, type NewsItem } from '@auric/api';
import { List, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newsPath } from '../../kit/content/news-path.ts';
import { IconLink } from '../../ui/actions/icon-button.tsx';

/** The newest piece of news in a line, and the way to all of them. */
export function NewsLine({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center">
      <Link
        to={newsPath(item)}
        lang={languageTags[item.lang]}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm text-text-2"
      >
        <Newspaper size={18} strokeWidth={1.7} aria-hidden className="shrink-0 text-text-3" />
        <span className="line-clamp-2 min-w-0">{item.title}</span>
      </Link>
      <IconLink to="/pages/common/news" label={t(($) => $.content.news)} className="-mr-3">
        <List size={18} aria-hidden />
      </IconLink>
    </div>
  );
}
