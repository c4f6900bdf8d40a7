import type { Profile } from '@auric/api';
import {
  BadgeCheck,
  Fingerprint,
  History,
  KeyRound,
  LifeBuoy,
  Mail,
  MonitorSmartphone,
  QrCode,
  Smartphone,
  Vault,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { maskedName } from '../../features/preferences/masked-name.ts';
import { SettingGroup, SettingLink } from '../../features/preferences/setting-group.tsx';
import { useHoldText } from '../../features/preferences/use-hold-text.ts';
import type { Factors } from '../../features/security/protections.ts';
import { SecurityScore } from '../../features/security/security-score.tsx';
import { useFactors } from '../../features/security/use-factors.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

interface Own {
  factors: Factors;
  profile: Profile;
}

function LoginGroup({ factors }: Own) {
  const { t } = useTranslation();
  const on = (is: boolean) => (is ? t(($) => $.security.on) : t(($) => $.security.notSet));
  const { totp_since, passkeys, recovery_codes_left: left } = factors;
  return (
    <SettingGroup title={t(($) => $.security.groupLogin)}>
      <SettingLink icon={KeyRound} label={t(($) => $.security.password)} to="/pages/setting/password" />
      <SettingLink
        icon={QrCode}
        label={t(($) => $.security.authenticator)}
        value={on(totp_since !== null)}
        to="/pages/setting/totp"
      />
      <SettingLink
        icon={Fingerprint}
        label={t(($) => $.security.passkeys)}
        value={passkeys.length === 0 ? on(false) : passkeys.length}
        to="/pages/setting/passkeys"
      />
      {(totp_since !== null || passkeys.length > 0) && (
        <SettingLink
          icon={LifeBuoy}
          label={t(($) => $.security.recoveryCodes)}
          value={t(($) => $.security.left, { left })}
          to="/pages/setting/recovery_codes"
        />
      )}
    </SettingGroup>
  );
}

function ContactGroup({ profile }: Own) {
  const { t } = useTranslation();
  const { email, mobile, area_code } = profile;
  const notSet = t(($) => $.security.notSet);
  const shown = (part: Partial<Profile>) => maskedName({ email: '', mobile: '', account: '', area_code, ...part });
  return (
    <SettingGroup title={t(($) => $.security.groupContacts)}>
      <SettingLink
        icon={Mail}
        label={t(($) => $.security.email)}
        value={email === '' ? notSet : shown({ email })}
        to="/pages/setting/email"
      />
      <SettingLink
        icon={Smartphone}
        label={t(($) => $.security.mobile)}
        value={mobile === '' ? notSet : shown({ mobile })}
        to="/pages/setting/mobile"
      />
    </SettingGroup>
  );
}

function PaymentGroup({ factors }: Own) {
  const { t } = useTranslation();
  const on = (is: boolean) => (is ? t(($) => $.security.on) : t(($) => $.security.notSet));
  return (
    <SettingGroup title={t(($) => $.security.groupPayments)}>
      <SettingLink
        icon={Vault}
        label={t(($) => $.security.payPassword)}
        value={on(factors.pay_password)}
        to="/pages/setting/payPassword"
      />
      <SettingLink
        icon={BadgeCheck}
        label={t(($) => $.security.antiPhishing)}
        value={on(factors.anti_phishing_code !== '')}
        to="/pages/setting/antiPhishing"
      />
    </SettingGroup>
  );
}

function ActivityGroup() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t(($) => $.security.groupActivity)}>
      <SettingLink icon={MonitorSmartphone} label={t(($) => $.settings.devices)} to="/pages/setting/devices" />
      <SettingLink icon={History} label={t(($) => $.settings.loginHistory)} to="/pages/setting/logins" />
    </SettingGroup>
  );
}

function Content() {
  const { data: factors, error, refetch } = useFactors();
  const { data: profile } = useProfile();
  const hold = useHoldText();
  if (factors === undefined || profile === undefined) {
    return error === null ? (
      <SkeletonRows rows={6} height="h-14" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  const own = { factors, profile };
  return (
    <>
      {hold !== undefined && <Banner look="warning">{hold}</Banner>}
      <SecurityScore {...own} />
      <LoginGroup {...own} />
      <ContactGroup {...own} />
      <PaymentGroup {...own} />
      <ActivityGroup />
    </>
  );
}

/** How safe the account is, what is worth doing next, and where each protection is set. */
export default function SecurityPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar title={t(($) => $.security.title)} />
      <div className="mt-2 flex flex-col gap-6">
        <Content />
      </div>
    </Page>
  );
}
