import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a changed password brings with it, said before it is changed. */
export function HoldNotice() {
  const { t } = useTranslation();
  return (
    <p className="flex gap-2 rounded-card bg-gold-soft p-3 text-xs text-text-1">
      <ShieldCheck size={18} aria-hidden className="shrink-0 text-gold-text" />
      {t(($) => $.session.holdNotice)}
    </p>
  );
}
