import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeysWork } from '../../data/passkey.ts';
import { AddPasskey, RemovePasskey, RenamePasskey } from '../../features/security/passkey-forms.tsx';
import { type Passkey, PasskeyList } from '../../features/security/passkey-list.tsx';
import { RecoveryCodeList } from '../../features/security/recovery-code-list.tsx';
import { useFactors } from '../../features/security/use-factors.ts';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of the account. */
export default function PasskeysPage() {
  const { t } = useTranslation();
  const { data: factors, error, refetch } = useFactors();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const done = () => {
    setDoing(null);
    toast(t(($) => $.security.saved));
  };
  const added = (shown: readonly string[]) => {
    done();
    setCodes(shown);
  };
  const titles = {
    add: t(($) => $.security.addPasskey),
    rename: t(($) => $.security.rename),
    remove: t(($) => $.security.remove),
  };
  if (codes.length > 0) {
    return (
      <SettingPage title={t(($) => $.security.passkeys)}>
        <RecoveryCodeList codes={codes} onKept={() => setCodes([])} />
      </SettingPage>
    );
  }
  return (
    <SettingPage title={t(($) => $.security.passkeys)} intro={t(($) => $.security.passkeyIntro)}>
      <div className="flex flex-col gap-4">
        {factors === undefined ? (
          error === null ? (
            <SkeletonRows rows={2} height="h-16" />
          ) : (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )
        ) : (
          <PasskeyList
            passkeys={factors.passkeys}
            onRename={(passkey) => setDoing({ what: 'rename', passkey })}
            onRemove={(passkey) => setDoing({ what: 'remove', passkey })}
          />
        )}
        {passkeysWork() ? (
          <Button look="primary" onClick={() => setDoing({ what: 'add' })} className="w-full">
            {titles.add}
          </Button>
        ) : (
          <Banner>{t(($) => $.security.unsupported)}</Banner>
        )}
      </div>
      <Sheet title={titles[doing?.what ?? 'add']} open={doing !== null} onOpenChange={() => setDoing(null)} fit>
        {doing?.what === 'add' && <AddPasskey onAdded={added} />}
        {doing?.what === 'rename' && <RenamePasskey passkey={doing.passkey} onDone={done} />}
        {doing?.what === 'remove' && <RemovePasskey passkey={doing.passkey} onDone={done} />}
      </Sheet>
    </SettingPage>
  );
}
