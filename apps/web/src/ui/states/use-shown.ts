import { useEffect, useState } from 'react';

/** Whether it has ever been open: what is rarely needed is fetched then. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open);
  if (open && !once) setOnce(true);
  return once;
}

/** Open, but not in the first moment: what opens must have been closed before to move into sight. */
export function useShown(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && mounted;
}

/** The value, and while it closes the last one it had when it was open: nothing empties under the eyes. */
export function useWhileOpen<Value>(open: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (open && last !== value) setLast(value);
  return open ? value : last;
}
