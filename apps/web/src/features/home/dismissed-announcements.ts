import { useState } from 'react';
import { storage } from '../../data/storage.ts';

const key = 'dismissed-announcements';
/** Announcements are few; the oldest are over long before. */
const kept = 50;

/** Which announcements were dismissed on this device: they never come back. */
export function useDismissed(): { isDismissed: (id: number) => boolean; dismiss: (id: number) => void } {
  const [ids, setIds] = useState(() => storage.read<readonly number[]>(key, []));
  const dismiss = (id: number) => {
    const all = [id, ...storage.read<readonly number[]>(key, []).filter((other) => other !== id)].slice(0, kept);
    storage.write(key, all);
    setIds(all);
  };
  return { isDismissed: (id) => ids.includes(id), dismiss };
}
