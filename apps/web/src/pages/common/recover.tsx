import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RecoverForm } from '../../features/session/recover-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { loginPath } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

function Asked() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-10 text-center">
      <Hourglass size={48} strokeWidth={1.5} aria-hidden className="text-gold-text" />
      <p className="text-lg font-semibold">{t(($) => $.security.waiting)}</p>
      <p className="max-w-80 text-sm text-text-2">{t(($) => $.security.waitingHint)}</p>
      <ButtonLink to={loginPath} className="mt-4 w-full">
        {t(($) => $.common.login)}
      </ButtonLink>
    </div>
  );
}

/** The way in for whoever lost the second factor, or by `?kind=frozen_account` froze the own account. */
export default function RecoverPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(false);
  const kind = search.get('kind') === 'frozen_account' ? 'frozen_account' : 'lost_factor';
  const lost = kind === 'lost_factor';
  return (
    <SettingPage
      title={lost ? t(($) => $.security.lost) : t(($) => $.security.thawTitle)}
      {...(asked ? {} : { intro: lost ? t(($) => $.security.recoverLost) : t(($) => $.security.recoverFrozen) })}
    >
      {asked ? <Asked /> : <RecoverForm kind={kind} onAsked={() => setAsked(true)} />}
    </SettingPage>
  );
}
