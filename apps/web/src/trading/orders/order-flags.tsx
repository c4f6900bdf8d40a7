import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/states/badge.tsx';
import { flagsOf } from './order-facts.ts';

/** The flags of an order in words; those of time are letters that every trader reads. */
export function useFlagWords(): (order: WireOrder) => string[] {
  const { t } = useTranslation();
  return (order) => flagsOf(order).map((flag) => (flag === 'postOnly' ? t(($) => $.trade.postOnly) : flag));
}

/** What an order asks beside its price, each a badge. */
export function OrderFlags({ order }: { order: WireOrder }) {
  return useFlagWords()(order).map((word) => <Badge key={word}>{word}</Badge>);
}
