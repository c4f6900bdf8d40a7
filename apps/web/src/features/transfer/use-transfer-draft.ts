import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { acts } from '../../data/acts/acts.ts';
import { useDraft } from '../../data/acts/use-acts.ts';
import { useCustomer } from '../../data/customer.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import {
  addressOf,
  choicesOf,
  edited,
  restoreTransfer,
  swapped,
  type TransferDraft,
  type TransferEdit,
} from './transfer-draft.ts';

/** Under which name a transfer is kept, and sent. */
export const aboutTransfer = 'transfer';

/**
 * The transfer that is being written, as it was left before a reload; what the address says of it wins. While one is on
 * its way nothing changes it, whatever types: what is shown is what was sent.
 */
export function useTransferDraft() {
  const [address, setAddress] = useSearchParams();
  const { data: coins } = useCoins();
  const [draft, keep] = useDraft(aboutTransfer, restoreTransfer);
  const customer = useCustomer();
  const written = useRef<string>(null);
  const writtenFor = useRef(customer);
  const asked = address.toString();

  const change = (make: (before: TransferDraft) => TransferDraft) => {
    if (acts.about(aboutTransfer)?.phase === 'sending') return;
    keep(make);
    // What the address asks for is read once the coins are known, and must still stand there then.
    if (written.current === null) return;
    written.current = addressOf(make(draft)).toString();
    if (written.current !== asked) setAddress(written.current, { replace: true });
  };

  // A link says what it is about; what was written here is known already. It says it again once it is known whose draft it is.
  useEffect(() => {
    if (coins === undefined || (asked === written.current && customer === writtenFor.current)) return;
    written.current = asked;
    writtenFor.current = customer;
    keep((before) => {
      const choices = choicesOf(new URLSearchParams(asked), coins);
      const same = Object.entries(choices).every(([name, value]) => before[name as keyof TransferEdit] === value);
      return same ? before : edited(before, choices);
    });
  }, [coins, asked, customer, keep]);

  return {
    draft,
    edit: (edit: TransferEdit) => change((before) => edited(before, edit)),
    swap: () => change(swapped),
  };
}
