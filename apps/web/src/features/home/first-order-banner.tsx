import { ChartCandlestick, ChevronRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useFirstOrder } from './use-first-order.ts';

const place = 'mt-4 flex min-h-18 items-center';
const box = `${place} rounded-card border border-line bg-surface-1`;

/** For a customer who has not traded yet: how it is done, and where. Its place is kept until that is known. */
export function FirstOrderBanner() {
  const { t } = useTranslation();
  const { ahead, dismiss } = useFirstOrder();
  if (ahead === false) return null;
  if (ahead === undefined) return <div aria-hidden className={place} />;
  return (
    <aside aria-label={t(($) => $.home.firstOrder.title)} className={box}>
      <Link to="/pages/transaction/index" className="flex min-w-0 flex-1 items-center gap-3 self-stretch py-3 pl-3">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-card bg-gold-soft text-gold-text">
          <ChartCandlestick size={20} strokeWidth={1.7} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1 font-semibold">
            {t(($) => $.home.firstOrder.title)}
            <ChevronRight size={16} aria-hidden className="shrink-0 text-text-3" />
          </span>
          <span className="mt-0.5 block text-xs text-text-2">{t(($) => $.home.firstOrder.text)}</span>
        </span>
      </Link>
      <IconButton label={t(($) => $.common.close)} onClick={dismiss} className="self-start">
        <X size={18} aria-hidden />
      </IconButton>
    </aside>
  );
}
