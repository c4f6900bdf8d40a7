import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSettledWrite } from '../../data/use-settled-write.ts';
import { addressOf, readChoices, type ListChoices } from './list-address.ts';

/** Marks an address that was written here: what it says of the query is known, and may be older than the typing. */
const writtenHere = 'list-choices';

interface ListAddress extends ListChoices {
  choose: (change: Partial<ListChoices>) => void;
}

/** The choices of the list of markets, kept in the address. The query answers at once, before the address has it. */
export function useListAddress(): ListAddress {
  const location = useLocation();
  const [address, setAddress] = useSearchParams();
  const settled = useSettledWrite();
  const [query, setQuery] = useState(() => readChoices(address).query);
  const choices: ListChoices = { ...readChoices(address), query };

  // A link to this page, or its tab once more, brings an address from elsewhere.
  useEffect(() => {
    if (location.state !== writtenHere) setQuery(readChoices(new URLSearchParams(location.search)).query);
  }, [location]);

  const choose = (change: Partial<ListChoices>) => {
    const next = { ...choices, ...change };
    setQuery(next.query);
    const write = () => setAddress(addressOf(next), { replace: true, state: writtenHere });
    if (next.query === query) settled.now(write);
    else settled.later(write);
  };
  return { ...choices, choose };
}
