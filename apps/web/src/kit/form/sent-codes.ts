import type { Scene } from '@auric/api';
import { create } from 'zustand';
import { tabStorage } from '../../data/storage.ts';

const storageKey = 'sentCodes';

/** Until when no other code can be asked for, by what the last one was for. It survives a look into the outbox. */
const useSentCodes = create<Readonly<Record<string, number>>>(() => tabStorage.read(storageKey, {}));

const keyOf = (scene: Scene, areaCode: string, to: string): string => `${scene} ${areaCode} ${to}`;

/** When the next code may be asked for; 0 where none was sent. */
export function useNextCodeAt(scene: Scene, areaCode: string, to: string): number {
  return useSentCodes((sent) => sent[keyOf(scene, areaCode, to)] ?? 0);
}

export function codeSent(scene: Scene, areaCode: string, to: string, nextAt: number): void {
  useSentCodes.setState({ [keyOf(scene, areaCode, to)]: nextAt });
  tabStorage.write(storageKey, useSentCodes.getState());
}
