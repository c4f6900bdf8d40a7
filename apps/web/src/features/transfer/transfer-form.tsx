import type { AccountKindWord } from '@auric/api';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCoins } from '../../data/market/use-market-data.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { AccountRow } from './account-row.tsx';
import { CoinRow } from './coin-row.tsx';
import { reasonAgainst } from './transfer-draft.ts';
import { TransferDone } from './transfer-done.tsx';
import { useTransferDraft } from './use-transfer-draft.ts';
import { sentTransferOf, useTransfer, type SentTransfer } from './use-transfer.ts';

/** The usual scale, as long as the list of coins is on its way. */
const usualScale = 8;

/** Moves a coin between two accounts of the customer. */
export function TransferForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const { data: wallet, error, refetch } = useWallet();
  const { data: coins = [] } = useCoins();
  const { draft, edit, swap } = useTransferDraft();
  const { act, send, done, failure, forgetFailure, again } = useTransfer(draft);
  const { from, to, coin, amount } = draft;
  const chosen = coins.find((each) => each.code === coin);
  const scale = chosen?.scale ?? usualScale;

  const available = (kind: AccountKindWord, code: string): string =>
    wallet?.accounts
      .find((account) => account.kind === kind)
      ?.balances.find((balance) => balance.currency_name === code)?.available ?? '0';
  const shown = (kind: AccountKindWord, code: string, decimals: number): string =>
    wallet === undefined ? '—' : hidden ? hiddenAmount : `${numbers.plain(available(kind, code), decimals)} ${code}`;

  if (wallet === undefined && error !== null) {
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  }
  if (done !== null) {
    const moved = coins.find(({ id }) => id === done.asset);
    const [code, decimals] = [moved?.code ?? '', moved?.scale ?? usualScale];
    return (
      <TransferDone
        transfer={done}
        coin={code}
        scale={decimals}
        availableOf={(kind) => shown(kind, code, decimals)}
        onAgain={again}
      />
    );
  }

  const against = wallet === undefined ? 'enterAmount' : reasonAgainst(draft, available(from, coin), scale);
  const reason =
    against === 'insufficient'
      ? t(($) => $.reasons.insufficient, { asset: coin })
      : against === 'enterAmount' || chosen === undefined
        ? t(($) => $.reasons.enterAmount)
        : null;
  const aboutAmount = failure?.field === 'number';
  /** A refusal is about what was sent: it goes with the first change. */
  const changing = (change: () => void) => {
    forgetFailure();
    change();
  };
  const fields = (
    <>
      <div className="relative rounded-card border border-line bg-surface-1">
        <div className="hairline-b">
          <AccountRow
            label={t(($) => $.transfer.from)}
            value={from}
            availableOf={(kind) => shown(kind, coin, scale)}
            onChange={(kind) => changing(() => edit({ from: kind }))}
          />
        </div>
        <AccountRow
          label={t(($) => $.transfer.to)}
          value={to}
          availableOf={(kind) => shown(kind, coin, scale)}
          onChange={(kind) => changing(() => edit({ to: kind }))}
        />
        <button
          type="button"
          aria-label={t(($) => $.transfer.swap)}
          onClick={() => changing(swap)}
          className="absolute top-1/2 right-14 grid size-[44px] -translate-y-1/2 place-items-center rounded-full border border-line bg-surface-2 text-gold-text"
        >
          <ArrowUpDown size={18} aria-hidden />
        </button>
      </div>
      <CoinRow
        label={t(($) => $.transfer.currency)}
        value={coin}
        options={coins.map(({ code, name, scale: decimals }) => ({
          code,
          name,
          available: wallet === undefined ? '—' : numbers.plain(available(from, code), decimals),
          held: available(from, code) !== '0',
        }))}
        onChange={(code) => changing(() => edit({ coin: code }))}
      />
      <MoneyField
        label={t(($) => $.transfer.amount)}
        name="number"
        placeholder="0"
        value={amount}
        decimals={scale}
        unit={coin}
        onChange={(text) => changing(() => edit({ amount: text }))}
        onMax={() => changing(() => edit({ amount: available(from, coin) }))}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{t(($) => $.common.available)}</span>
            <span className="text-text-1">{shown(from, coin, scale)}</span>
          </span>
        }
        error={aboutAmount ? failureText(failure) : undefined}
      />
    </>
  );
  return (
    <MoneyForm
      act={act}
      fields={fields}
      failure={failure !== null && !aboutAmount && <Banner look="error">{failureText(failure)}</Banner>}
      label={t(($) => $.transfer.submit)}
      reason={reason}
      note={<p className="text-center text-xs text-text-3">{t(($) => $.transfer.free)}</p>}
      summary={(sent) => <SentSummary transfer={sentTransferOf(sent)} />}
      history={<ButtonLink to="/pages/fund/assets_all_record?kind=transfer_out">{t(($) => $.bills.title)}</ButtonLink>}
      onSubmit={() => chosen !== undefined && send(chosen.id)}
    />
  );
}

/** A transfer as it was sent, in a line. */
function SentSummary({ transfer }: { transfer: SentTransfer }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: coins = [] } = useCoins();
  const coin = coins.find(({ id }) => id === transfer.asset);
  const amount = `${numbers.plain(transfer.amount, coin?.scale ?? usualScale)} ${coin?.code ?? ''}`;
  return `${amount} · ${t(($) => $.accountKinds[transfer.from])} → ${t(($) => $.accountKinds[transfer.to])}`;
}
