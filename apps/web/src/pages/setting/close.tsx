import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, endSessionBy } from '../../data/client.ts';
import { ProofForm } from '../../features/security/proof-form.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { toast } from '../../ui/layers/toast-store.ts';

/** Ends the account: what that means, what may be given up with it, and the proof of who asks. */
export default function ClosePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [givesUpDust, setGivesUpDust] = useState(false);
  return (
    <Page>
      <NavBar title={t(($) => $.privacy.close)} />
      <p className="mt-2 mb-4 text-sm text-text-2">{t(($) => $.privacy.closeHint)}</p>
      <div className="mb-4 rounded-card border border-line bg-surface-1 px-4 py-1 [&>label]:justify-between">
        <Switch label={t(($) => $.privacy.giveUpDust)} checked={givesUpDust} onChange={setGivesUpDust} />
      </div>
      <ProofForm
        act={t(($) => $.privacy.close)}
        look="danger"
        onProof={async (proof) => {
          await endSessionBy(() => api.act('user/close', { ...proof, give_up_dust: givesUpDust }));
          toast(t(($) => $.privacy.closed));
          void navigate('/', { replace: true });
        }}
      />
    </Page>
  );
}
