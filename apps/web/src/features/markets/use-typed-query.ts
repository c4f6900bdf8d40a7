import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The address follows the typing after this pause, shorter than the way to a row: browsers limit how often it is rewritten. */
const addressAfterMs = 150;
const parameter = 'q';

/** What is typed into a search, kept in the address, so that the way back from an answer finds the answers again. */
export function useTypedQuery(): [string, (query: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [query, setQuery] = useState(() => address.get(parameter) ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    query,
    (next) => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setAddress(next === '' ? {} : { [parameter]: next }, { replace: true }),
        addressAfterMs,
      );
    },
  ];
}
