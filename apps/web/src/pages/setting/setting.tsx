import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { AboutSettings } from '../../features/preferences/about-settings.tsx';
import { AccountCard, GuestCard } from '../../features/preferences/account-card.tsx';
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx';
import { HelpSettings } from '../../features/preferences/help-settings.tsx';
import { LogOut } from '../../features/preferences/log-out.tsx';
import { SettingWays } from '../../features/preferences/setting-ways.tsx';
import { useHoldText } from '../../features/preferences/use-hold-text.ts';
import { TradingSettings } from '../../features/preferences/trading-settings.tsx';
import { waysInFrom } from '../../routes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** Who one is here, and the pages of one's own account. */
function Account() {
  return (
    <>
      <AccountCard />
      <SettingWays of="account" hints={{ '/pages/setting/security': useHoldText() }} />
    </>
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
        {signedIn ? <Account /> : <GuestCard {...waysInFrom(pathname + search)} />}
        <AppearanceSettings />
        {signedIn && (
          <>
            <TradingSettings />
            <SettingWays of="notifications" />
          </>
        )}
        <HelpSettings />
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
