import type { IdentityStanding } from '@auric/api/identity/endpoints';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button.tsx';

const formPath = '/pages/setting/real';

/** Whether there is anything to do for the customer. */
export function hasNextStep({ needs, state, level }: IdentityStanding): boolean {
  return needs.length > 0 || (state !== 'in_verification' && level < 2);
}

/** What there is to do next; nothing while a verdict is waited for, and when all is verified. */
export function NextStep(props: { standing: IdentityStanding; from: string | null; look: 'primary' | 'plain' }) {
  const { standing, from, look } = props;
  const { t } = useTranslation();
  if (standing.needs.length > 0)
    return (
      <ButtonLink to="/pages/setting/security" look={look} className="w-full">
        {t(($) => $.identity.goToSecurity)}
      </ButtonLink>
    );
  if (!hasNextStep(standing)) return null;
  return (
    <ButtonLink
      to={from === null ? formPath : `${formPath}?${new URLSearchParams({ from })}`}
      look={look}
      className="w-full"
    >
      {standing.state === 'audit_failed' ? t(($) => $.identity.again) : t(($) => $.identity.start)}
    </ButtonLink>
  );
}
