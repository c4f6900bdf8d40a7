import { readAddress } from '@auric/api/addresses/address';
import { chainOfNetwork } from '@auric/api/addresses/network';
import { withdrawalEndpoints } from '@auric/api/withdrawal/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../data/client.ts';
import { useCoins } from '../../data/market/use-market-data.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { useGoBack } from '../../ui/frame/use-go-back.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { QrScan } from './qr-scan.tsx';
import { withdrawalsChanged } from './use-withdrawal-data.ts';

/** The addresses of the sandbox's own chains, which nobody but the house can tell. */
const ofSandbox = /^sandbox1[a-z0-9]+$/;

/** Writes an address into the book; whether it can be one is told while it is typed. */
export function AddressForm() {
  const { t } = useTranslation();
  const goBack = useGoBack('/pages/setting/wallet');
  const [address] = useSearchParams();
  const { data: coins, error, refetch } = useCoins();
  const [chosen, setChosen] = useState<{ currency: number; network: string } | null>(null);
  const offered = coins?.filter(({ networks }) => networks.length > 0) ?? [];
  const asked = offered.find(({ id }) => id === Number(address.get('currency'))) ?? offered[0];
  const coin = offered.find(({ id }) => id === chosen?.currency) ?? asked;
  const network = coin?.networks.find(({ subName }) => subName === chosen?.network) ?? coin?.networks[0];
  const form = useActForm({
    schema: withdrawalEndpoints['user/wallet/save'].request,
    // The coin is chosen beside what is typed: any stands for it while the rest is checked.
    values: { currency: '1', name: '', address: '', memo: '' },
    failed: t(($) => $.withdrawals.failed),
    act: async ({ name, address: typed, memo }) => {
      if (coin === undefined || network === undefined) return;
      await api.act('user/wallet/save', { currency: coin.id, network: network.subName, name, address: typed, memo });
      await withdrawalsChanged();
      toast(t(($) => $.withdrawals.saved));
      goBack();
    },
  });
  const name = useFormField(form.control, 'name');
  const to = useFormField(form.control, 'address');
  const memo = useFormField(form.control, 'memo');
  if (coins === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (coin === undefined || network === undefined) return <SkeletonRows rows={4} height="h-14" />;
  const chain = chainOfNetwork(network.subName);
  const typed = to.value.trim();
  const isBad = typed.length > 3 && chain !== null && readAddress(chain, typed) === null && !ofSandbox.test(typed);
  const wrong = isBad ? t(($) => $.withdrawals.badAddress, { network: network.subName }) : undefined;
  return (
    <ActForm form={form} act={t(($) => $.withdrawals.save)} reason={wrong ?? null}>
      <Picker
        label={t(($) => $.withdrawals.coin)}
        value={String(coin.id)}
        options={offered.map((each) => ({
          value: String(each.id),
          label: each.code,
          note: each.name,
          mark: <CoinIcon code={each.code} />,
        }))}
        onChange={(value) => setChosen({ currency: Number(value), network: '' })}
      />
      <Picker
        label={t(($) => $.withdrawals.network)}
        value={network.subName}
        options={coin.networks.map(({ subName }) => ({ value: subName, label: subName }))}
        onChange={(value) => setChosen({ currency: coin.id, network: value })}
      />
      <TextField
        label={t(($) => $.withdrawals.address)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...to}
        error={to.error ?? wrong}
        end={<QrScan onRead={(text) => to.onChange(addressIn(text))} />}
      />
      <TextField label={t(($) => $.withdrawals.memo)} placeholder={t(($) => $.withdrawals.noMemo)} {...memo} />
      <TextField label={t(($) => $.withdrawals.name)} maxLength={40} {...name} />
    </ActForm>
  );
}

/** The address of a code, which may be a link with an amount: `bitcoin:bc1…?amount=1`. */
function addressIn(text: string): string {
  return (
    text
      .trim()
      .replace(/^[a-z]+:/i, '')
      .split(/[?@]/)[0] ?? ''
  );
}
