import { IdCard, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { AboutSettings } from '../../features/preferences/about-settings.tsx';
import { AccountCard, GuestCard } from '../../features/preferences/account-card.tsx';
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx';
import { LogOut } from '../../features/preferences/log-out.tsx';
import { PrivacySettings } from '../../features/preferences/privacy-settings.tsx';
import { ReachSettings } from '../../features/preferences/reach-settings.tsx';
import { SettingGroup, SettingLink } from '../../features/preferences/setting-group.tsx';
import { useHoldText } from '../../features/preferences/use-hold-text.ts';
import { TradingSettings } from '../../features/preferences/trading-settings.tsx';
import { waysInFrom } from '../../routes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

function Security() {
  const { t } = useTranslation();
  const hold = useHoldText();
  return (
    <SettingGroup title={t(($) => $.settings.security)}>
      <SettingLink
        icon={ShieldCheck}
        label={t(($) => $.security.title)}
        {...(hold === undefined ? {} : { hint: hold })}
        to="/pages/setting/security"
      />
    </SettingGroup>
  );
}

/** Who the customer is: to others, and to the house. */
function Person() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t(($) => $.session.account)}>
      <SettingLink to="/pages/setting/userInfo" icon={UserRound} label={t(($) => $.userInfo.title)} />
      <SettingLink to="/pages/setting/real_mark" icon={IdCard} label={t(($) => $.identity.title)} />
    </SettingGroup>
  );
}

export default function SettingPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  return (
    <Page>
      <NavBar title={t(($) => $.settings.title)} />
      <div className="mt-2 flex flex-col gap-6">
        {signedIn ? <AccountCard /> : <GuestCard {...waysInFrom(pathname + search)} />}
        {signedIn && <Person />}
        <AppearanceSettings />
        {signedIn && (
          <>
            <TradingSettings />
            <Security />
            <ReachSettings />
          </>
        )}
        {signedIn && <PrivacySettings />}
        <AboutSettings />
        {signedIn && (
          <LogOut>
            {(ask, text) => (
              <Button onClick={ask} look="danger" className="w-full">
                {text}
              </Button>
            )}
          </LogOut>
        )}
      </div>
    </Page>
  );
}
