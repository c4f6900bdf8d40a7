import type { EventRecord } from '@auric/exchange';
import type { BillLabels, Projection } from '../../engine/projector/projection.ts';

type AccountEvent = Extract<
  EventRecord,
  { type: 'AssetListed' | 'Deposited' | 'TestFundsClaimed' | 'WithdrawalSettled' | 'Transferred' }
>;

export const accountProjection: Projection<AccountEvent> = {
  AssetListed(view, { asset, code, scale }) {
    view.assets.push({ asset, code, scale });
  },
};

/** Who somebody is and may do is kept by the register of people; a hold moves nothing that is owned. */
export const accountUnprojected = [
  'CustomerOpened',
  'WithdrawalHeld',
  'WithdrawalReleased',
  'StandingSet',
] as const satisfies readonly EventRecord['type'][];

/** Funds that arrived, left or moved. A hold changes nothing that the customer owns, so it makes no bill. */
export const accountBills: BillLabels<AccountEvent> = {
  Deposited: ({ deposit }) => ({ type: 'deposit', ref: deposit }),
  TestFundsClaimed: ({ deposit }) => ({ type: 'deposit', ref: deposit }),
  WithdrawalSettled: ({ withdrawal, fee }) => ({ type: 'withdrawal', ref: withdrawal, fee, feeType: 'withdrawal_fee' }),
  Transferred: ({ transfer }, _customer, amount) => ({
    type: amount < 0n ? 'transfer_out' : 'transfer_in',
    ref: transfer,
  }),
};
