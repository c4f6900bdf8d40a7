import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button.tsx';

/** What a guest sees in the place of an equity. */
export function Welcome() {
  const { t } = useTranslation();
  return (
    <section className="pt-4">
      <h1 className="text-xl font-bold tracking-tight text-balance">{t(($) => $.home.headline)}</h1>
      <p className="mt-2 text-sm text-text-2">{t(($) => $.home.subline)}</p>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        <ButtonLink to="/pages/common/register" look="primary">
          {t(($) => $.common.register)}
        </ButtonLink>
        <ButtonLink to="/pages/common/login">{t(($) => $.common.login)}</ButtonLink>
      </div>
    </section>
  );
}
