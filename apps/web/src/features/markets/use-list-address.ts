import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, readChoices, type ListChoices } from './list-address.ts';

/** The address follows the typing after this pause, shorter than the way to a row: browsers limit how often it is rewritten. */
const addressAfterMs = 150;

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

  useEffect(() => () => clearTimeout(timer.current), []);

  // The way back, or a link to this page, brings an address that was not written here.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    setQuery(readChoices(new URLSearchParams(text)).query);
  }, [text]);

  const choose = (change: Partial<ListChoices>) => {
    const next = { ...choices, ...change };
    const write = () => {
      written.current = addressOf(next).toString();
      setAddress(written.current, { replace: true });
    };
    setQuery(next.query);
    clearTimeout(timer.current);
    const typing = change.query !== undefined && change.query !== '' && Object.keys(change).length === 1;
    if (typing) timer.current = setTimeout(write, addressAfterMs);
    else write();
  };
  return { ...choices, choose };
}
