import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, readChoices, type ListChoices } from './list-address.ts';

/** The address follows the typing after this pause: browsers count how often it is rewritten. */
const addressAfterMs = 500;

/** The address as it was left: the tab bar leads to the bare page, and the list is to be as one knows it. */
let left = '';

interface ListAddress extends ListChoices {
  choose: (change: Partial<ListChoices>) => void;
}

/**
 * The choices of the list of markets, kept in the address. The query answers at once and reaches the address when
 * the typing pauses.
 */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [query, setQuery] = useState(() => readChoices(address).query);
  const written = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choices: ListChoices = { ...readChoices(address), query };

  useLayoutEffect(() => {
    if (text === '' && left !== '') setAddress(new URLSearchParams(left), { replace: true });
    return () => clearTimeout(timer.current);
    // Only the arrival on the page brings back what was left; emptying the address later is a choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // The way back, or a link to this page, brings an address that was not written here.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    left = text;
    setQuery(readChoices(new URLSearchParams(text)).query);
  }, [text]);

  const choose = (change: Partial<ListChoices>) => {
    const next = { ...choices, ...change };
    const write = () => {
      written.current = addressOf(next).toString();
      setAddress(written.current, { replace: true });
    };
    left = addressOf(next).toString();
    setQuery(next.query);
    clearTimeout(timer.current);
    const typing = change.query !== undefined && change.query !== '' && Object.keys(change).length === 1;
    if (typing) timer.current = setTimeout(write, addressAfterMs);
    else write();
  };
  return { ...choices, choose };
}
