import { identifierProblem, identifierTypeOf } from '@auric/api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { OutboxMessages, type OutboxMessage } from '../../features/sandbox/outbox-messages.tsx';
import { AreaCodeInput } from '../../features/session/area-code-input.tsx';
import { areaCode as ownAreaCode } from '../../features/session/area-code.ts';
import { loginDraft } from '../../features/session/login-draft.ts';
import { forgetModeOf } from '../../features/session/login-mode.ts';
import { registrationDraft } from '../../features/session/registration-draft.ts';
import { resetDraft } from '../../features/session/reset-draft.ts';
import { loginPath, registerPath } from '../../routes.ts';
import { isAskedByForm } from '../../kit/form/asked-by-form.ts';
import { keepCode } from '../../kit/form/code-drafts.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The server is asked for an address when the typing pauses. */
const askAfterMs = 500;

/** Whether a message can go to what was typed. */
function reaches(text: string, areaCode: string): boolean {
  const type = identifierTypeOf(text);
  return type !== 'account' && identifierProblem(type, text, areaCode) === null;
}

/** Puts a code where it is asked for, and says which page that is. */
function handOver({ scene, to, code }: OutboxMessage): string {
  const page = keepCode({ scene, to, code });
  if (page !== null) return page;
  if (scene === 'forget') {
    resetDraft.change({ code });
    return forgetModeOf('');
  }
  if (scene === 'login') {
    loginDraft.change({ code });
    return loginPath;
  }
  registrationDraft.change({ code });
  return registerPath;
}

export default function OutboxPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const to = search.get('to') ?? '';
  const [typed, setTyped] = useState(to);
  // A link to other messages of this page, or the way back to them.
  useEffect(() => setTyped((before) => (before.startsWith(to) && to !== '' ? before : to)), [to]);
  const areaCode = typed === to ? (search.get('area') ?? ownAreaCode()) : ownAreaCode();
  const mobile = identifierTypeOf(typed) === 'mobile';
  useEffect(() => {
    if (typed === to || !reaches(typed, areaCode)) return;
    const timer = setTimeout(() => {
      // The next page may be on its way already, while this one is still shown.
      if (!globalThis.location.hash.startsWith(`#${location.pathname}`)) return;
      setSearch({ to: typed, area: areaCode }, { replace: true, state: location.state as unknown });
    }, askAfterMs);
    return () => clearTimeout(timer);
  }, [typed, to, areaCode, setSearch, location.pathname, location.state]);
  const use = (message: OutboxMessage) => {
    const page = handOver(message);
    // Whoever came from elsewhere, the settings or a link, has no form to go back to.
    if (isAskedByForm(location.state)) void navigate(-1);
    else void navigate(page, { replace: true });
  };
  const shown = typed === to && reaches(to, areaCode);
  return (
    <Page>
      <NavBar title={t(($) => $.outbox.title)} />
      <p className="mb-4 text-sm text-text-2">{t(($) => $.outbox.hint)}</p>
      <TextField
        label={t(($) => $.outbox.address)}
        value={typed}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        onChange={(event) => setTyped(event.target.value.trim())}
        error={to !== '' && typed === to && !shown ? t(($) => $.session.emailOrMobileFormat) : undefined}
        start={mobile ? <AreaCodeInput value={areaCode} /> : undefined}
        className="mb-2"
      />
      {shown && <OutboxMessages to={to} areaCode={areaCode} onUse={use} />}
    </Page>
  );
}
