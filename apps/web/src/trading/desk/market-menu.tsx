import {
  ArrowLeftRight,
  ChartColumn,
  CircleQuestionMark,
  ChevronRight,
  Ellipsis,
  Percent,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { setConfirmation, useConfirmations } from '../../data/market/order-confirmations.ts';
import { marketPath, transferTo } from '../../kit/market/trade-path.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { AnchoredSheet } from '../../ui/layers/anchored-sheet.tsx';
import { Switch } from '../../ui/fields/switch.tsx';

/** What else there is to a market: its own page, the own orders, money for it, and which orders are asked about. */
export function MarketMenu({ market }: { market: Market }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useConfirmations();
  const ways: { to: string; label: string; Icon: LucideIcon }[] = [
    // Stocks are looked at where they are traded.
    ...(market.kind === 'spot'
      ? [{ to: marketPath(market), label: t(($) => $.marketPage.title), Icon: ChartColumn }]
      : []),
    { to: '/pages/transaction/currency_order', label: t(($) => $.orders.title), Icon: ReceiptText },
    { to: transferTo(market), label: t(($) => $.common.transfer), Icon: ArrowLeftRight },
    { to: '/pages/setting/fees', label: t(($) => $.fees.title), Icon: Percent },
    {
      to: `/pages/common/article?key=${market.kind === 'stock' ? 'stocks' : 'order-types'}`,
      label: t(($) => $.home.groups.help),
      Icon: CircleQuestionMark,
    },
  ];
  return (
    <>
      <IconButton
        ref={button}
        label={t(($) => $.trade.more)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-mr-3"
      >
        <Ellipsis size={22} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <AnchoredSheet anchor={button} title={market.symbol} open={open} onOpenChange={setOpen}>
        <ul className="hairline-b pb-2">
          {ways.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="flex min-h-12 items-center gap-3 text-sm font-medium"
              >
                <Icon size={20} strokeWidth={1.7} aria-hidden className="text-text-2" />
                <span className="flex-1">{label}</span>
                <ChevronRight size={18} aria-hidden className="text-text-3" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-col py-2 pb-4 [&>label]:justify-between [&>label]:text-sm">
          <Switch
            label={t(($) => $.confirmOrder.askMarket)}
            checked={asked.market}
            onChange={(on) => setConfirmation('market', on)}
          />
          <Switch
            label={t(($) => $.confirmOrder.askLarge)}
            checked={asked.large}
            onChange={(on) => setConfirmation('large', on)}
          />
        </div>
      </AnchoredSheet>
    </>
  );
}
