import { languageTags } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { useContent } from '../../kit/content/use-content.ts';
import { LinkRows } from '../../ui/lists/link-rows.tsx';

/** The articles there are, for who reads on. It is an addition: where it can't be had, the page stands without it. */
export function ArticleList() {
  const { t } = useTranslation();
  const { data: articles = [] } = useContent('article/list', {});
  if (articles.length === 0) return null;
  const title = t(($) => $.content.articles);
  const rows = articles.map(({ key, title: name, summary, lang }) => ({
    to: `/pages/common/article?key=${key}`,
    title: name,
    note: summary,
    lang: languageTags[lang],
  }));
  return (
    <DetailSection title={title}>
      <LinkRows label={title} rows={rows} />
    </DetailSection>
  );
}
