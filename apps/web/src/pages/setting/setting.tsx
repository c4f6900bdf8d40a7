import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { logOut } from '../../data/client.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx';
import { DeviceList } from '../../features/preferences/device-list.tsx';
import { LoginList } from '../../features/preferences/login-list.tsx';
import { devicesChanged } from '../../features/preferences/use-devices.ts';
import { PasswordForm } from '../../features/session/password-form.tsx';
import { loginWayBackTo } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';

const appVersion = '0.8.0';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Security() {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const changed = () => {
    setChanging(false);
    devicesChanged();
  };
  return (
    <>
      <Section title={t(($) => $.settings.devices)}>
        <DeviceList />
      </Section>
      <Section title={t(($) => $.settings.loginHistory)}>
        <LoginList />
      </Section>
      <Button onClick={() => setChanging(true)}>{t(($) => $.session.changePassword)}</Button>
      <Sheet title={t(($) => $.session.changePassword)} open={changing} onOpenChange={setChanging}>
        <PasswordForm onDone={changed} />
      </Sheet>
    </>
  );
}

function LogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: logOut,
    onSettled: () => {
      toast(t(($) => $.session.loggedOut));
      void navigate('/', { replace: true });
    },
  });
  return (
    <Button onClick={() => logout.mutate()} disabled={logout.isPending}>
      {t(($) => $.session.logout)}
    </Button>
  );
}

export default function SettingPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  return (
    <Page>
      <NavBar title={t(($) => $.settings.title)} />
      <div className="mt-2 flex flex-col gap-8">
        <AppearanceSettings />
        {signedIn ? (
          <>
            <Security />
            <LogOut />
          </>
        ) : (
          <Section title={t(($) => $.settings.security)}>
            <EmptyState
              text={t(($) => $.settings.loginForSecurity)}
              action={
                <ButtonLink to={loginWayBackTo(pathname + search)} look="primary">
                  {t(($) => $.session.login)}
                </ButtonLink>
              }
            />
          </Section>
        )}
        <p className="text-center text-xs text-text-3">
          {t(($) => $.settings.version)} {appVersion}
        </p>
      </div>
    </Page>
  );
}
