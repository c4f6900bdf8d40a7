import { useTranslation } from 'react-i18next';
import { homeAlias } from '../routes.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { StandIn } from './stand-in.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <StandIn
      title={t(($) => $.errors.notFound)}
      action={
        <ButtonLink to={homeAlias} look="primary">
          {t(($) => $.errors.goHome)}
        </ButtonLink>
      }
    />
  );
}
