import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RecoverForm } from '../../features/session/recover-form.tsx';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { loginPath } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

function Asked() {
  const { t } = useTranslation();
  return (
    <DonePage
      mark={{ icon: Hourglass, tone: 'waiting' }}
      title={t(($) => $.security.waiting)}
      way={t(($) => $.security.waitingHint)}
      next={<ButtonLink to={loginPath}>{t(($) => $.common.login)}</ButtonLink>}
    />
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
