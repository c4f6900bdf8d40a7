import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettledWrite } from '../../data/use-settled-write.ts';

const parameter = 'q';

/** What is typed into a search, kept in the address, so that the way back from an answer finds the answers again. */
export function useTypedQuery(): [string, (query: string) => void] {
  const [address, setAddress] = useSearchParams();
  const settled = useSettledWrite();
  const [query, setQuery] = useState(() => address.get(parameter) ?? '');
  return [
    query,
    (next) => {
      setQuery(next);
      settled.later(() => setAddress(next === '' ? {} : { [parameter]: next }, { replace: true }));
    },
  ];
}
