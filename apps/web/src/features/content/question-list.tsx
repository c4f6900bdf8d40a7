import { languageTags, type FaqSection } from '@auric/api';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { DetailSection } from '../../kit/detail/detail-page.tsx';
import { RichText } from '../../kit/content/rich-text.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Accordion } from '../../ui/lists/accordion.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { findQuestions } from './question-search.ts';

interface QuestionListProps {
  sections: readonly FaqSection[];
  query: string;
  onQuery: (query: string) => void;
}

/** The questions that a search leaves, in their sections. */
export function QuestionList({ sections, query, onQuery }: QuestionListProps) {
  const { t } = useTranslation();
  const found = findQuestions(sections, query);
  return (
    <>
      <div className="flex flex-col gap-6">
        {found.map((section) => (
          <Section key={section.section} {...section} />
        ))}
      </div>
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            icon={SearchX}
            text={
              sections.length === 0
                ? t(($) => $.content.noQuestions)
                : t(($) => $.content.nothingFound, { query: query.trim() })
            }
            action={query !== '' && <Button onClick={() => onQuery('')}>{t(($) => $.parts.clearSearch)}</Button>}
          />
        )}
      </div>
    </>
  );
}

function Section({ section, questions }: FaqSection) {
  const { t } = useTranslation();
  const shown = useApp((state) => state.lang);
  return (
    <DetailSection title={t(($) => $.content.sections[section])}>
      <Accordion
        name="faq"
        rows={questions.map(({ key, title, content, lang }) => ({
          key,
          title,
          ...(lang === shown ? {} : { lang: languageTags[lang] }),
          content: <RichText markdown={content} />,
        }))}
      />
    </DetailSection>
  );
}
