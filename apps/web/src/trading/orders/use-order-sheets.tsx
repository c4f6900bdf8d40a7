import type { WireOrder } from '@auric/api';
import { useCallback, useState, type ReactNode } from 'react';
import { lastKnownOrder } from '../../data/me/order-feed.ts';
import { useOpenOrders } from '../../data/me/use-own-data.ts';
import { AmendSheet } from './amend-sheet.tsx';
import { CancelAllDialog, type CancelAllAsk } from './cancel-all.tsx';
import { OrderSheet } from './order-sheet.tsx';

export interface OrderSheets {
  onDetails: (order: WireOrder) => void;
  onAmend: (order: WireOrder) => void;
  onCancelAll: (ask: CancelAllAsk) => void;
  sheets: ReactNode;
}

/**
 * What lists of orders open: all about one, the change of one, and the question before all are canceled. Put `sheets`
 * outside of what turns by a swipe: a swipe on a sheet is none of its pages.
 */
export function useOrderSheets(): OrderSheets {
  const { data: open = [] } = useOpenOrders();
  const [looked, setLooked] = useState<WireOrder | null>(null);
  const [looking, setLooking] = useState(false);
  const [amended, setAmended] = useState<number | null>(null);
  const [amending, setAmending] = useState(false);
  const [ask, setAsk] = useState<CancelAllAsk>({ market: null, kind: null, side: null, orders: [] });
  const [asking, setAsking] = useState(false);
  // A sheet that is open shows what has become of its order since.
  const current = looked && newest(looked, open);
  const partner = current === null || current.oco_id === 0 ? null : partnerOf(current, open);
  const onDetails = useCallback((order: WireOrder) => {
    setLooked(order);
    setLooking(true);
  }, []);
  const onAmend = useCallback((order: WireOrder) => {
    setLooking(false);
    setAmended(order.id);
    setAmending(true);
  }, []);
  const onCancelAll = (next: CancelAllAsk) => {
    setAsk(next);
    setAsking(true);
  };
  const sheets = (
    <>
      <OrderSheet
        order={current}
        partner={partner}
        open={looking}
        onClose={() => setLooking(false)}
        onLook={setLooked}
        onAmend={onAmend}
      />
      <AmendSheet
        order={open.find(({ id }) => id === amended) ?? null}
        open={amending}
        onClose={() => setAmending(false)}
      />
      <CancelAllDialog ask={ask} open={asking} onOpenChange={setAsking} />
    </>
  );
  return { onDetails, onAmend, onCancelAll, sheets };
}

function newest(looked: WireOrder, open: readonly WireOrder[]): WireOrder {
  const known = open.find(({ id }) => id === looked.id) ?? lastKnownOrder(looked.id);
  return known === undefined || known.updated_at < looked.updated_at ? looked : known;
}

/** The legs of an OCO have ids one after the other, and the first of them names the pair. */
function partnerOf({ id, oco_id }: WireOrder, open: readonly WireOrder[]): WireOrder | null {
  const partner = id === oco_id ? id + 1 : oco_id;
  return open.find((order) => order.id === partner) ?? lastKnownOrder(partner) ?? null;
}
