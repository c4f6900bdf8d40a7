import type { WireWalletAddress } from '@auric/api';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { useAddresses, useWhitelist, withdrawalsChanged } from './use-withdrawal-data.ts';

/** The addresses that funds may go to, and whether a new one waits. */
export function AddressBook() {
  const { t } = useTranslation();
  const { data: addresses, error, refetch } = useAddresses();
  if (addresses === undefined && error !== null)
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  const add = (
    <ButtonLink to="/pages/setting/addWallet" look="primary">
      {t(($) => $.withdrawals.addAddress)}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <Whitelist />
      {addresses === undefined && <SkeletonRows rows={3} height="h-17" />}
      {addresses?.length === 0 && <EmptyState text={t(($) => $.withdrawals.noAddress)} action={add} />}
      {addresses !== undefined && addresses.length > 0 && (
        <>
          <ul aria-label={t(($) => $.withdrawals.book)} className="rounded-card border border-line bg-surface-1 px-4">
            {addresses.map((address) => (
              <AddressLine key={address.id} address={address} />
            ))}
          </ul>
          {add}
        </>
      )}
      <ButtonLink to="/pages/setting/bank">{t(($) => $.withdrawals.bank)}</ButtonLink>
    </div>
  );
}

function AddressLine({ address }: { address: WireWalletAddress }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const lang = useApp((state) => state.lang);
  const [asking, setAsking] = useState(false);
  const waits = address.usable_at > Date.now();
  const remove = async () => {
    setAsking(false);
    try {
      await api.act('user/wallet/delete', { id: address.id });
    } catch (error) {
      toast(error instanceof ApiError ? failureText(error) : t(($) => $.withdrawals.failed));
    }
    await withdrawalsChanged();
  };
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
      <CoinIcon code={address.currency_name} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {address.name} <span className="text-xs font-normal text-text-3">{address.network}</span>
        </span>
        <span className="block text-xs text-text-2 [overflow-wrap:anywhere]">{address.address}</span>
        {address.memo !== '' && <span className="block text-xs text-text-3">{address.memo}</span>}
        {waits && (
          <span className="block text-xs text-gold-text">
            {t(($) => $.withdrawals.usableAt, { time: formatTime(address.usable_at, lang) })}
          </span>
        )}
      </span>
      <CopyButton text={address.address} what={t(($) => $.withdrawals.address)} />
      <IconButton
        label={t(($) => $.joined.labelled, { what: t(($) => $.withdrawals.remove), which: address.name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog
        title={t(($) => $.withdrawals.removeAsk)}
        confirm={t(($) => $.withdrawals.remove)}
        look="danger"
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => void remove()}
      >
        {t(($) => $.withdrawals.removeText)}
      </ConfirmDialog>
    </li>
  );
}

/** On at once; off only by who can pay, and a day later. */
function Whitelist() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const lang = useApp((state) => state.lang);
  const { data } = useWhitelist();
  const { data: profile } = useProfile();
  const [confirming, setConfirming] = useState(false);
  if (data === undefined) return null;
  const turnOn = async () => {
    try {
      await api.act('user/wallet/set_whitelist', { on: true });
    } catch (error) {
      toast(error instanceof ApiError ? failureText(error) : t(($) => $.withdrawals.failed));
    }
    await withdrawalsChanged();
  };
  const isOn = data.whitelist && data.whitelist_off_at === 0;
  return (
    <div className="rounded-card border border-line bg-surface-1 px-4 py-2">
      <div className="[&>label]:justify-between">
        <Switch
          label={<span className="text-sm font-semibold text-text-1">{t(($) => $.withdrawals.whitelist)}</span>}
          checked={isOn}
          onChange={(on) => (on ? void turnOn() : setConfirming(true))}
        />
      </div>
      <p className="pb-2 text-xs text-text-2">
        {data.whitelist_off_at > 0
          ? t(($) => $.withdrawals.whitelistOff, { time: formatTime(data.whitelist_off_at, lang) })
          : t(($) => $.withdrawals.whitelistNote)}
      </p>
      <PaymentSheet
        title={t(($) => $.withdrawals.whitelist)}
        act={t(($) => $.withdrawals.switchOff)}
        methods={profile?.second_factors ?? []}
        open={confirming}
        onOpenChange={setConfirming}
        onProof={async (proof) => {
          await api.act('user/wallet/set_whitelist', { on: false, ...proof });
          setConfirming(false);
          await withdrawalsChanged();
        }}
      >
        <p className="text-sm text-text-2">{t(($) => $.withdrawals.whitelistNote)}</p>
      </PaymentSheet>
    </div>
  );
}
