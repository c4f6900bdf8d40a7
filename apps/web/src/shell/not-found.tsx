import { useTranslation } from 'react-i18next';
import { homeAlias } from '../routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      text={t(($) => $.errors.notFound)}
      action={<ButtonLink to={homeAlias}>{t(($) => $.errors.goHome)}</ButtonLink>}
    />
  );
}
