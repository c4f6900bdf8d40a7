import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleList } from '../../features/content/article-list.tsx';
import { QuestionList } from '../../features/content/question-list.tsx';
import { useContent } from '../../kit/content/use-content.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The questions that are asked most; below them what there is to read, and how to ask one's own. */
export default function FaqPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { data: sections, error, refetch } = useContent('faq', {});
  return (
    <Page>
      <NavBar title={t(($) => $.home.entries.faq)} />
      <search className="sticky top-0 z-10 mb-4 flex bg-surface-0 py-2">
        <SearchField label={t(($) => $.content.find)} value={query} onChange={setQuery} />
      </search>
      {sections !== undefined && <QuestionList sections={sections} query={query} onQuery={setQuery} />}
      {sections === undefined && error === null && <SkeletonRows rows={8} />}
      {sections === undefined && error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      <div className="mt-6 flex flex-col gap-6">
        {query === '' && <ArticleList />}
        <div className="flex flex-col items-center gap-3 text-sm text-text-2">
          <p>{t(($) => $.content.moreHelp)}</p>
          <ButtonLink to="/pages/common/contactus">{t(($) => $.home.entries.contact)}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
