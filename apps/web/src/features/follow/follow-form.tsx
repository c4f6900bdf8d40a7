import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Message } from '@auric/api';
import { acts } from '../../data/acts/acts.ts';
import { useDraft } from '../../data/acts/use-acts.ts';
import type { Follow } from '../../data/follow/follow.ts';
import { aboutLead, sendFollow, sentFollowOf } from '../../data/follow/follow-acts.ts';
import { useFollowTerms } from '../../data/follow/use-follows.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Consent } from '../../kit/form/consent.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { sumOf } from '../../data/follow/sum-of.ts';
import { type FollowDraft, followDecimals, followFault, previewWish, restoreFollow, wishOf } from './follow-draft.ts';
import { PreviewCard } from './preview-card.tsx';
import { useFraction } from './use-fraction.ts';

type LeadTrader = Message<'follow/traderDetail'>['trader'];

const minePath = '/pages/copytrade/my';
const transferPath = '/pages/fund/transfer?from=funding&to=perpetual';
const leverages = [0, 1, 2, 3, 5, 10, 20, 50] as const;
const usdtDecimals = 6;

/** How a lead is to be copied: the size, the amount at risk, the leverage, and when to stop; what it would have come to beside it. */
export function FollowForm({ trader, now }: { trader: LeadTrader; now: Follow | undefined }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const fraction = useFraction();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { data: terms } = useFollowTerms();
  const { data: wallet } = useWallet();
  const about = aboutLead(trader.trader_user_id);
  const restore = useMemo(() => restoreFollow(now), [now]);
  const [draft, keep] = useDraft(about, restore);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(about, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became === 'done') void navigate(minePath, { replace: true });
    return news.became !== 'done';
  });
  const edit = (change: Partial<FollowDraft>): void => {
    setFailure(null);
    if (acts.about(about)?.phase !== 'sending') keep((before) => ({ ...before, ...change }));
  };
  const account = wallet?.accounts
    .find(({ kind }) => kind === 'perpetual')
    ?.balances.find(({ currency_name: name }) => name === 'USDT');
  const balance = sumOf([account?.available ?? '0', account?.freeze ?? '0']);
  const usdt = (text: string): string => `${numbers.plain(text, usdtDecimals)} USDT`;
  const fault =
    terms === undefined
      ? null
      : followFault(draft, {
          amountLeast: terms.amount_least,
          multipleMost: terms.multiple_most,
          lotsMost: terms.lots_most,
          balance: now === undefined ? balance : sumOf([balance, now.amount]),
        });
  const closed = trader.status === 'closed' ? t(($) => $.follow.leadClosed) : null;
  const full = now === undefined && trader.followers >= trader.followers_most ? t(($) => $.follow.faults.full) : null;
  const faultText = (): string | null => {
    if (fault === null) return null;
    if (fault === 'sizeMost')
      return t(($) => $.follow.faults.sizeMost, {
        most: numbers.plain(
          (draft.mode === 'multiple' ? terms?.multiple_most : terms?.lots_most) ?? '0',
          followDecimals,
        ),
      });
    if (fault === 'amountLeast')
      return t(($) => $.follow.faults.amountLeast, { least: usdt(terms?.amount_least ?? '0') });
    return t(($) => $.follow.faults[fault]);
  };
  const name = trader.name;
  const label = now === undefined ? t(($) => $.follow.start, { name }) : t(($) => $.follow.change);
  const fields = (
    <>
      <Choice
        label={t(($) => $.follow.mode)}
        value={draft.mode}
        options={[
          { value: 'multiple', label: t(($) => $.follow.modes.multiple) },
          { value: 'fixed', label: t(($) => $.follow.modes.fixed) },
        ]}
        onChange={(mode) => edit({ mode, size: '1' })}
      />
      <MoneyField
        label={draft.mode === 'multiple' ? t(($) => $.follow.multiple) : t(($) => $.follow.lots)}
        name="number"
        value={draft.size}
        decimals={draft.mode === 'multiple' ? followDecimals : 2}
        unit={draft.mode === 'multiple' ? '×' : t(($) => $.follow.lotsUnit)}
        onChange={(size) => edit({ size })}
        hint={draft.mode === 'multiple' ? t(($) => $.follow.multipleHint) : t(($) => $.follow.lotsHint)}
      />
      <MoneyField
        label={t(($) => $.follow.amount)}
        name="follow_amount"
        value={draft.amount}
        decimals={followDecimals}
        unit="USDT"
        onChange={(amount) => edit({ amount })}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{t(($) => $.follow.amountHint)}</span>
            <span className="text-text-1">
              {t(($) => $.joined.valued, { what: t(($) => $.common.available), value: usdt(balance) })}
            </span>
          </span>
        }
      />
      <SelectField
        label={t(($) => $.follow.leverage)}
        value={String(draft.leverageMost)}
        options={leverages.map((most) => ({
          value: String(most),
          label: most === 0 ? t(($) => $.follow.leverageOfLead) : t(($) => $.follow.leverageAtMost, { most }),
        }))}
        onChange={(most) => edit({ leverageMost: Number(most) })}
      />
      <MoneyField
        label={t(($) => $.follow.stopLoss)}
        name="stop_loss"
        value={draft.stopLoss}
        decimals={followDecimals}
        unit="USDT"
        placeholder={t(($) => $.follow.noStop)}
        onChange={(stopLoss) => edit({ stopLoss })}
        hint={t(($) => $.follow.stopHint)}
      />
      <PreviewCard wish={previewWish(draft, trader.trader_user_id)} />
      {now === undefined && (
        <Consent given={draft.agreed} onChange={(agreed) => edit({ agreed })}>
          {t(($) => $.follow.consent)} <Link to="/pages/follow/agreement">{t(($) => $.follow.agreement)}</Link>
        </Consent>
      )}
    </>
  );
  const receipt = (
    <Facts look="receipt" className="text-xs">
      <Fact label={t(($) => $.follow.share)} strong>
        {fraction(now?.share ?? trader.share)}
      </Fact>
      <Fact label={t(($) => $.follow.mostLost)}>
        {usdt(draft.stopLoss === '' ? draft.amount || '0' : draft.stopLoss)}
      </Fact>
    </Facts>
  );
  return (
    <MoneyForm
      act={act}
      fields={fields}
      receipt={receipt}
      failure={failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      label={label}
      reason={closed ?? full ?? faultText()}
      nextStep={
        fault === 'insufficient' && (
          <ButtonLink to={transferPath} look="primary">
            {t(($) => $.reasons.transferIn, { asset: 'USDT' })}
          </ButtonLink>
        )
      }
      note={<p className="text-2xs text-text-3">{t(($) => $.follow.risk)}</p>}
      summary={(sent) =>
        t(($) => $.joined.valued, { what: label, value: usdt(String(sentFollowOf(sent).follow_amount)) })
      }
      history={<ButtonLink to={minePath}>{t(($) => $.follow.mine)}</ButtonLink>}
      testId="follow-submit"
      onSubmit={() => {
        setFailure(null);
        const body =
          now === undefined
            ? { trader_user_id: trader.trader_user_id, share: trader.share, ...wishOf(draft) }
            : { follow_user_id: now.id, ...wishOf(draft) };
        sendFollow(about, body, draft);
      }}
    />
  );
}
