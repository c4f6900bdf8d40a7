import { useTranslation } from 'react-i18next';
import { NewsRow } from '../../features/content/news-row.tsx';
import { useNews } from '../../features/content/use-news.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export default function NewsPage() {
  const { t } = useTranslation();
  const { rows, state, more, refresh } = useNews();
  const title = t(($) => $.content.news);
  return (
    <Page>
      <NavBar title={title} />
      <EndlessList
        label={title}
        rows={rows}
        keyOf={({ id }) => id}
        render={(item) => <NewsRow item={item} />}
        state={state}
        onMore={more}
        onRefresh={refresh}
        empty={<EmptyState text={t(($) => $.content.noNews)} />}
        rowHeight="h-20"
      />
    </Page>
  );
}
