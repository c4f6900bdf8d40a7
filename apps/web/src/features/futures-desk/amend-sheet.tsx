import type { WireContractOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { AmendForm } from './amend-form.tsx';

interface AmendSheetProps {
  /** The order that was to be changed last; null once it has ended, when the sheet slides away. */
  order: WireContractOrder | null;
  market: Market | undefined;
  price?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form that changes an open order, over the list or the chart from which it was asked for. */
export function AmendSheet({ order, market, price, open, onClose }: AmendSheetProps) {
  const { t } = useTranslation();
  const known = order !== null && market !== undefined;
  return (
    <Sheet fit title={t(($) => $.amendOrder.title)} open={open && known} onOpenChange={(next) => !next && onClose()}>
      {known && <AmendForm key={order.id} order={order} market={market} price={price} onDone={onClose} />}
    </Sheet>
  );
}
