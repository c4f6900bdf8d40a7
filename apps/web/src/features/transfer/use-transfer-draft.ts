import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { storage } from '../../data/storage.ts';
import {
  addressOf,
  choicesOf,
  edited,
  emptyTransfer,
  swapped,
  type TransferDraft,
  type TransferEdit,
} from './transfer-draft.ts';

const key = 'transfer';
/** An older draft is nobody's intention any more. */
const draftLivesMs = 60 * 60_000;

interface StoredDraft {
  at: number;
  draft: TransferDraft;
}

function stored(): TransferDraft {
  const { at, draft } = storage.read<StoredDraft>(key, { at: 0, draft: emptyTransfer });
  return Date.now() - at > draftLivesMs ? emptyTransfer : { ...emptyTransfer, ...draft };
}

/** The transfer that is being written, as it was left before a reload; what the address says of it wins. */
export function useTransferDraft() {
  const [address, setAddress] = useSearchParams();
  const { data: coins } = useCurrencies();
  const [draft, setDraft] = useState(stored);
  const written = useRef<string>(null);
  const asked = address.toString();

  const keep = (next: TransferDraft) => {
    storage.write(key, { at: Date.now(), draft: next } satisfies StoredDraft);
    setDraft(next);
  };
  const change = (next: TransferDraft) => {
    keep(next);
    written.current = addressOf(next).toString();
    if (written.current !== asked) setAddress(written.current, { replace: true });
  };

  // A link says what it is about; what was written here is known already.
  useEffect(() => {
    if (coins === undefined || asked === written.current) return;
    written.current = asked;
    setDraft((before) => {
      const choices = choicesOf(new URLSearchParams(asked), coins);
      const same = Object.entries(choices).every(([name, value]) => before[name as keyof TransferEdit] === value);
      return same ? before : edited(before, choices);
    });
  }, [coins, asked]);

  return {
    draft,
    edit: (edit: TransferEdit) => change(edited(draft, edit)),
    swap: () => change(swapped(draft)),
    /** Writes down under which name it is sent, before it is. */
    nameIt: (requestId: string | null) => keep({ ...draft, requestId }),
    done: () => keep({ ...draft, amount: '', requestId: null }),
  };
}
