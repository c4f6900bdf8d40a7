import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leastPasswordLength } from './account-rules.ts';

/** What a new password must be, said before it is typed and ticked off while it is. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation();
  if (password.length < leastPasswordLength) return t(($) => $.session.passwordRule);
  return (
    <span className="inline-flex items-center gap-1 text-good">
      <Check size={12} strokeWidth={3} aria-hidden />
      {t(($) => $.session.passwordLongEnough)}
    </span>
  );
}
