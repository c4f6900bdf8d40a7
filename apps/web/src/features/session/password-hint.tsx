import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The schema of the contract refuses shorter ones; here it is only told before it is typed. */
const leastLength = 7;

/** What a new password must be, said before it is typed and ticked off while it is. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation();
  if (password.length < leastLength) return t(($) => $.session.passwordRule);
  return (
    <span className="inline-flex items-center gap-1 text-good">
      <Check size={12} strokeWidth={3} aria-hidden />
      {t(($) => $.session.passwordLongEnough)}
    </span>
  );
}
