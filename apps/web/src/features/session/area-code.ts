import { defaultAreaCode, type Language } from '@auric/api';
import { useApp } from '../../data/app-store.ts';
import { storage } from '../../data/storage.ts';

const storageKey = 'areaCode';

/** The calling code of the country whose language it is; of those of many countries none is likelier than the usual one. */
const ofLanguage: Partial<Record<Language, string>> = {
  hk: '852',
  jp: '81',
  kor: '82',
  vi: '84',
  th: '66',
  id: '62',
  spa: '34',
  fra: '33',
};

function isAreaCode(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9][0-9]{0,3}$/.test(value);
}

/** The calling code before the mobile numbers of this device's owner: the one that was chosen, else that of their language. */
export function areaCode(): string {
  const stored = storage.read<unknown>(storageKey, null);
  return isAreaCode(stored) ? stored : (ofLanguage[useApp.getState().lang] ?? defaultAreaCode);
}

export function chooseAreaCode(code: string): void {
  if (isAreaCode(code)) storage.write(storageKey, code);
}
