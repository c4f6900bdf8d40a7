import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../kit/content/use-content.ts';
import { Slides } from '../../ui/lists/slides.tsx';
import { Announcement } from './announcement.tsx';
import { useDismissed } from './dismissed-announcements.ts';
import { HomeNewsSkeleton } from './home-news-skeleton.tsx';
import { NewsCard } from './news-card.tsx';
import { NewsLine } from './news-line.tsx';
import { useFirstOrder } from './use-first-order.ts';

/** `news/list` has the news under 4 and the banners under 5. */
const categories = { news: 4, banners: 5 } as const;

/**
 * What the house has to say on home: one card at most, which is the announcement until it is dismissed and a strip of
 * banners after that, and the newest piece of news. Where it can't be had, home stands without it.
 */
export function HomeNews() {
  const announcement = useContent('news/index_pop', {});
  const banners = useContent('news/list', { c_id: categories.banners });
  const news = useContent('news/list', { c_id: categories.news, limit: 1 });
  const { isDismissed, dismiss } = useDismissed();
  // A customer who is shown the way to the first order has one card already.
  const { ahead } = useFirstOrder();
  if (announcement.isPending || banners.isPending || news.isPending) return <HomeNewsSkeleton />;
  const told = announcement.data ?? null;
  const newest = news.data?.data[0];
  const showsTold = told !== null && !isDismissed(told.id);
  return (
    <div className="mt-4 flex flex-col gap-1">
      {showsTold && <Announcement item={told} onDismiss={() => dismiss(told.id)} />}
      {!showsTold && ahead === false && <Banners items={banners.data?.data ?? []} />}
      {newest !== undefined && <NewsLine item={newest} />}
    </div>
  );
}

function Banners({ items }: { items: readonly Parameters<typeof NewsCard>[0]['item'][] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  const slides = items.map((item) => ({ key: item.id, content: <NewsCard item={item} icon={BookOpen} /> }));
  return <Slides label={t(($) => $.content.highlights)} slides={slides} />;
}
