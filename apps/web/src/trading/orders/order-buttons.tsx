import type { WireOrder } from '@auric/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelOrder, useOrderAct } from '../../data/me/order-acts.ts';
import { isAmendable } from './amend-draft.ts';

interface OrderButtonsProps {
  order: WireOrder;
  onAmend: (order: WireOrder) => void;
}

/** What can be done with an open order. Both are locked from the first tap to the answer, wherever they are shown. */
export function OrderButtons({ order, onAmend }: OrderButtonsProps) {
  const { t } = useTranslation();
  const act = useOrderAct(order.id);
  const sending = act?.phase === 'sending';
  // Its row stays for a moment, and a second tap finds no other order in its place.
  if (order.status !== 'doing')
    return <span className="ml-auto text-text-2">{t(($) => $.orderStates[order.state])}</span>;
  return (
    <span className="relative ml-auto flex shrink-0 justify-end gap-0.5">
      {isAmendable(order) && (
        <SmallButton
          label={t(($) => $.joined.valued, {
            what: t(($) => $.amendOrder.action),
            value: `${order.symbol} ${order.id}`,
          })}
          disabled={sending}
          onClick={() => onAmend(order)}
        >
          {sending && act.path === 'coin/amend' ? t(($) => $.orders.amending) : t(($) => $.amendOrder.action)}
        </SmallButton>
      )}
      <SmallButton
        label={t(($) => $.joined.valued, { what: t(($) => $.orders.cancel), value: `${order.symbol} ${order.id}` })}
        disabled={sending}
        onClick={() => cancelOrder(order)}
      >
        {sending && act.path !== 'coin/amend' ? t(($) => $.orders.canceling) : t(($) => $.orders.cancel)}
      </SmallButton>
    </span>
  );
}

interface SmallButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Small to look at, large to touch. */
function SmallButton({ label, disabled = false, onClick, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="-my-2 inline-grid min-h-11 min-w-11 place-items-center px-0.5 disabled:opacity-60"
    >
      <span className="rounded-[6px] bg-surface-3 px-2 py-1 text-xs font-semibold whitespace-nowrap text-text-1">
        {children}
      </span>
    </button>
  );
}
