import { create } from 'zustand';
import { storage } from '../storage.ts';

/** Orders that are shown once more before they are sent, as long as the customer wants that. */
export type ConfirmationKind = 'market' | 'large';
export type Confirmations = Readonly<Record<ConfirmationKind, boolean>>;

/** From this value on an order is large, in whole units of the quote asset. */
export const largeOrderValue = 5000n;

const storageKey = 'confirmations';

/** Which orders are asked about; all until the customer says otherwise, for each kind on its own. */
export const useConfirmations = create<Confirmations>(() => ({
  market: true,
  large: true,
  ...storage.read<Partial<Confirmations>>(storageKey, {}),
}));

export function setConfirmation(kind: ConfirmationKind, asked: boolean): void {
  const confirmations = { ...useConfirmations.getState(), [kind]: asked };
  storage.write(storageKey, confirmations);
  useConfirmations.setState(confirmations);
}
