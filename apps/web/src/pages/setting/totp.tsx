import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { ProofForm } from '../../features/security/proof-form.tsx';
import { TotpSetup } from '../../features/security/totp-setup.tsx';
import { factorsChanged, useFactors } from '../../features/security/use-factors.ts';
import { useSaved } from '../../features/security/use-saved.ts';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

function TotpIsOn({ since }: { since: number }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const saved = useSaved();
  const [removing, setRemoving] = useState(false);
  const title = t(($) => $.security.removeTotp);
  return (
    <div className="flex flex-col gap-4">
      <Banner>{t(($) => $.security.since, { time: formatTime(since, lang) })}</Banner>
      <Button look="danger" onClick={() => setRemoving(true)} className="w-full">
        {title}
      </Button>
      <Sheet title={title} open={removing} onOpenChange={setRemoving} fit>
        <ProofForm
          act={t(($) => $.security.remove)}
          look="danger"
          note={t(($) => $.security.hold)}
          onProof={async (proof) => {
            await api.act('factor/totp_remove', proof);
            setRemoving(false);
            await factorsChanged();
            saved();
          }}
        />
      </Sheet>
    </div>
  );
}

/** The authenticator app: set up, or taken away. */
export default function TotpPage() {
  const { t } = useTranslation();
  const { data: factors } = useFactors();
  const saved = useSaved();
  // What was off when the page opened is being set up, until its recovery codes are kept.
  const [settingUp, setSettingUp] = useState<boolean | null>(null);
  if (factors !== undefined && settingUp === null) setSettingUp(factors.totp_since === null);
  return (
    <SettingPage title={t(($) => $.security.authenticator)} intro={t(($) => $.security.whyTotp)}>
      {factors === undefined ? (
        <SkeletonRows rows={3} height="h-14" />
      ) : settingUp === false && factors.totp_since !== null ? (
        <TotpIsOn since={factors.totp_since} />
      ) : (
        <TotpSetup onDone={saved} />
      )}
    </SettingPage>
  );
}
