import { defaultAreaCode } from '@auric/api';
import { storage } from '../../data/storage.ts';

const storageKey = 'areaCode';

function isAreaCode(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9][0-9]{0,3}$/.test(value);
}

/** The calling code before the mobile numbers of this device's owner; people rarely have two. */
export function areaCode(): string {
  const stored = storage.read<unknown>(storageKey, defaultAreaCode);
  return isAreaCode(stored) ? stored : defaultAreaCode;
}

export function chooseAreaCode(code: string): void {
  if (isAreaCode(code)) storage.write(storageKey, code);
}
