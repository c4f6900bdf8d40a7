import { useState } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'q';

/** What is typed into a search, kept in the address, so that the way back from an answer finds the answers again. */
export function useTypedQuery(): [string, (query: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [query, setQuery] = useState(() => address.get(parameter) ?? '');
  return [
    query,
    (next) => {
      setQuery(next);
      setAddress(next === '' ? {} : { [parameter]: next }, { replace: true });
    },
  ];
}
