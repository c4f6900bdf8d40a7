import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '../../ui/actions/icon-button.tsx';

/** From a page to the article that explains it. */
export function HelpLink({ article, className = '' }: { article: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <IconLink to={`/pages/common/article?key=${article}`} label={t(($) => $.home.groups.help)} className={className}>
      <CircleQuestionMark size={20} strokeWidth={1.7} aria-hidden />
    </IconLink>
  );
}
