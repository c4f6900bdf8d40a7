import { defaultAreaCode } from '@auric/api';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { OutboxMessages } from '../../features/sandbox/outbox-messages.tsx';
import { changeRegistration } from '../../features/session/registration-draft.ts';
import { changeReset } from '../../features/session/reset-draft.ts';
import { Button } from '../../ui/button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';

export default function OutboxPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const to = search.get('to') ?? '';
  const areaCode = search.get('area') ?? defaultAreaCode;
  const [address, setAddress] = useState(to);
  const show = (event: FormEvent) => {
    event.preventDefault();
    setSearch({ to: address, area: areaCode }, { replace: true });
  };
  const use = (code: string) => {
    changeRegistration({ code });
    changeReset({ code });
    void navigate(-1);
  };
  return (
    <Page>
      <NavBar title={t(($) => $.outbox.title)} />
      <p className="mb-4 text-sm text-text-2">{t(($) => $.outbox.hint)}</p>
      <form onSubmit={show} className="mb-4">
        <TextField
          label={t(($) => $.outbox.address)}
          value={address}
          autoCapitalize="none"
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <Button type="submit" disabled={address === ''} className="w-full">
          {t(($) => $.outbox.show)}
        </Button>
      </form>
      {to !== '' && <OutboxMessages to={to} areaCode={areaCode} onUse={use} />}
    </Page>
  );
}
