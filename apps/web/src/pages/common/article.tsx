import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ContentPage } from '../../kit/content/content-page.tsx';

/** An article or an agreement by its key, or a piece of news by its id. */
export default function ArticlePage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const title = t(($) => $.content.article);
  const id = Number(address.get('id') ?? '');
  if (Number.isSafeInteger(id) && id > 0) return <ContentPage title={title} path="news/detail" params={{ id }} />;
  return <ContentPage title={title} path="article" params={{ key: address.get('key') ?? '' }} />;
}
