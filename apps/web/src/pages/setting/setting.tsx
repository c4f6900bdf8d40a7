import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { useProfile, useSignedIn } from '../../data/me/use-own-data.ts';
import { AboutSettings } from '../../features/preferences/about-settings.tsx';
import { AccountCard, GuestCard } from '../../features/preferences/account-card.tsx';
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx';
import { LogOut } from '../../features/preferences/log-out.tsx';
import { LoginDevices } from '../../features/preferences/login-devices.tsx';
import { PrivacySettings } from '../../features/preferences/privacy-settings.tsx';
import { SettingButton, SettingGroup } from '../../features/preferences/setting-group.tsx';
import { ReachSettings } from '../../features/preferences/reach-settings.tsx';
import { TradingSettings } from '../../features/preferences/trading-settings.tsx';
import { devicesChanged } from '../../features/preferences/use-devices.ts';
import { PasswordForm } from '../../features/session/password-form.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { waysInFrom } from '../../routes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';

/** A change of the password pauses withdrawals; until when stands where it can be changed. */
function useHoldText(): string | undefined {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: profile } = useProfile();
  const [now] = useState(() => Date.now());
  const until = profile?.withdrawal_hold_until ?? 0;
  return until > now ? t(($) => $.settings.holdUntil, { time: formatTime(until, lang) }) : undefined;
}

function Security() {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const hold = useHoldText();
  const changed = () => {
    setChanging(false);
    devicesChanged();
  };
  const title = t(($) => $.session.changePassword);
  return (
    <SettingGroup title={t(($) => $.settings.security)}>
      <SettingButton
        icon={KeyRound}
        label={title}
        {...(hold === undefined ? {} : { hint: hold })}
        onClick={() => setChanging(true)}
      />
      <LoginDevices />
      <Sheet title={title} open={changing} onOpenChange={setChanging} fit>
        <PasswordForm onDone={changed} />
      </Sheet>
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
