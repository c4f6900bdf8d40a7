import { storage } from '@auric/web/src/data/storage.ts';

const key = 'console-open-next';

/** Whether a decision leads on to the next case, on this device. */
export function openNextByItself(): boolean {
  return storage.read<unknown>(key, true) !== false;
}

export function setOpenNextByItself(on: boolean): void {
  storage.write(key, on);
}
