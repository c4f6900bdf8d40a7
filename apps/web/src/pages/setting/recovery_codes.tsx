import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ProofForm } from '../../features/security/proof-form.tsx';
import { RecoveryCodeList } from '../../features/security/recovery-code-list.tsx';
import { factorsChanged, useFactors } from '../../features/security/use-factors.ts';
import { useSaved } from '../../features/security/use-saved.ts';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** How many recovery codes are left, and new ones in their place. */
export default function RecoveryCodesPage() {
  const { t } = useTranslation();
  const { data: factors } = useFactors();
  const saved = useSaved();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const keep = () => void factorsChanged().then(saved);
  const set = factors !== undefined && (factors.totp_since !== null || factors.passkeys.length > 0);
  return (
    <SettingPage title={t(($) => $.security.recoveryCodes)}>
      {factors === undefined && <SkeletonRows rows={3} height="h-14" />}
      {codes.length > 0 && <RecoveryCodeList codes={codes} onKept={keep} />}
      {codes.length === 0 && set && (
        <div className="flex flex-col gap-6">
          <Banner look={factors.recovery_codes_left < 3 ? 'warning' : 'info'}>
            {t(($) => $.security.codesLeft, { left: factors.recovery_codes_left })}
          </Banner>
          <ProofForm
            act={t(($) => $.security.renew)}
            note={t(($) => $.security.hold)}
            onProof={async (proof) => setCodes((await api.act('factor/recovery_codes', proof)).recovery_codes)}
          />
        </div>
      )}
      {codes.length === 0 && factors !== undefined && !set && (
        <EmptyState
          text={t(($) => $.security.noFactor)}
          action={<ButtonLink to="/pages/setting/totp">{t(($) => $.security.setUp)}</ButtonLink>}
        />
      )}
    </SettingPage>
  );
}
