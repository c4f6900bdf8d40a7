import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Media } from '../../ui/drawings/media.tsx';
import { maskedName } from './masked-name.ts';

function Portrait({ address = '' }: { address?: string | undefined }) {
  return (
    <span
      aria-hidden
      className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-gold-soft text-gold-text"
    >
      {address === '' ? <UserRound size={24} strokeWidth={1.75} /> : <Media src={address} alt="" broken="" />}
    </span>
  );
}

/** Who is signed in, as far as others may read it, and the number that support asks for. */
export function AccountCard() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const id = profile === undefined ? '' : String(profile.id);
  const idLabel = t(($) => $.settings.userId);
  return (
    <div className="flex min-h-16 items-center gap-3">
      <Portrait address={profile?.head_portrait} />
      {profile === undefined ? (
        <span className="flex-1" aria-busy>
          <span className="skeleton appear-late block h-5 w-40" />
          <span className="skeleton appear-late mt-2 block h-3 w-24" />
        </span>
      ) : (
        <span className="min-w-0 flex-1">
          <b className="block text-base font-semibold [overflow-wrap:anywhere]">
            {profile.nickname === '' ? maskedName(profile) : profile.nickname}
          </b>
          <span className="flex items-center text-xs text-text-2">
            {idLabel} {id}
            <span className="-my-3">
              <CopyButton text={id} what={idLabel} />
            </span>
          </span>
        </span>
      )}
    </div>
  );
}

/** What there is for a guest: the ways in. */
export function GuestCard({ login, register }: { login: string; register: string }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t(($) => $.settings.account)}>
      <p className="flex items-center gap-3 text-sm text-text-2">
        <Portrait />
        {t(($) => $.settings.guestHint)}
      </p>
      <p className="mt-4 grid grid-cols-2 gap-3">
        <ButtonLink to={register}>{t(($) => $.common.register)}</ButtonLink>
        <ButtonLink to={login} look="primary">
          {t(($) => $.common.login)}
        </ButtonLink>
      </p>
    </section>
  );
}
