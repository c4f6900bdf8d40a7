import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the deposit is open. A link to this page can ask for it; closing takes that out of the address. */
export function useAskedDeposit(): [boolean, (open: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const [wanted, setWanted] = useState(false);
  const asked = address.has('deposit');
  const set = (open: boolean) => {
    setWanted(open);
    if (open || !asked) return;
    const changed = new URLSearchParams(address);
    changed.delete('deposit');
    setAddress(changed, { replace: true });
  };
  return [wanted || asked, set];
}
