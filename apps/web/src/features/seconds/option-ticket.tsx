import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn, useWallet } from '../../data/me/use-own-data.ts';
import type { LiveIndex } from '../../data/seconds/index-ticks.ts';
import { sentOptionOf } from '../../data/seconds/option-acts.ts';
import { type OptionOffers, useOptionRecord } from '../../data/seconds/use-options.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { loginWayBackTo } from '../../routes.ts';
import { ChipRow } from '../../trading/ticket/chip-row.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { quickStakes, stakeDecimals, stakeFault, winOf } from './ticket-draft.ts';
import { useOptionTicket } from './use-option-ticket.ts';
import { usePercent, usePercentNeeded } from './use-percent.ts';
import { useFaultText, useWhyClosed } from './use-ticket-reason.ts';

const transferPath = '/pages/fund/transfer?from=funding&to=option';
const historyPath = '/pages/transaction/seconds_order';

/** The ticket: direction, duration, stake; what a win pays, what a loss costs, and how often one has to be right. */
export function OptionTicket({ offer, live }: { offer: OptionOffers[number]; live: LiveIndex | null }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const percent = usePercent();
  const percentNeeded = usePercentNeeded();
  const failureText = useFailureText();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const closed = useWhyClosed(offer);
  const faultText = useFaultText(offer);
  const { data: wallet } = useWallet();
  const { draft, edit, act, send, failure } = useOptionTicket(offer.match_id);
  const chosen = offer.durations.find(({ seconds }) => seconds === draft.seconds) ?? offer.durations[0]!;
  const account = wallet?.accounts.find(({ kind }) => kind === 'option');
  const available = account?.balances.find(({ currency }) => currency === offer.currency_id)?.available ?? '0';
  const fault = stakeFault(draft.stake, offer, available);
  const win = winOf(draft.stake, chosen.profit_ratio);
  const usdt = (text: string): string => `${numbers.plain(text, stakeDecimals)} USDT`;

  const directionOf = (direction: unknown): string =>
    direction === 'up' ? t(($) => $.seconds.up) : t(($) => $.seconds.down);

  const connecting = live === null ? t(($) => $.reasons.connecting) : null;
  const reason = closed ?? connecting ?? (fault === null ? null : faultText(fault));
  const lacksFunds = closed === null && fault === 'insufficient';

  const fields = (
    <>
      <Choice
        label={t(($) => $.seconds.direction)}
        value={draft.direction}
        chosenClass={draft.direction === 'up' ? 'bg-up text-on-up' : 'bg-down text-on-down'}
        options={[
          { value: 'up', label: t(($) => $.seconds.up) },
          { value: 'down', label: t(($) => $.seconds.down) },
        ]}
        onChange={(direction) => edit({ direction })}
      />
      <Choice
        label={t(($) => $.seconds.duration)}
        value={String(chosen.seconds)}
        options={offer.durations.map(({ seconds, profit_ratio: ratio }) => ({
          value: String(seconds),
          label: (
            <span className="text-xs">
              {t(($) => $.seconds.length, { seconds })}
              <span className="block text-2xs font-medium">+{percent(ratio)}</span>
            </span>
          ),
        }))}
        onChange={(seconds) => edit({ seconds: Number(seconds) })}
      />
      <MoneyField
        label={t(($) => $.seconds.stake)}
        name="number"
        placeholder={`${numbers.plain(offer.min, stakeDecimals)} – ${numbers.plain(offer.max, stakeDecimals)}`}
        value={draft.stake}
        decimals={stakeDecimals}
        unit="USDT"
        onChange={(stake) => edit({ stake })}
        hint={
          signedIn && (
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{t(($) => $.common.available)}</span>
              <span className="text-text-1">{usdt(available)}</span>
            </span>
          )
        }
      />
      <ChipRow
        chips={quickStakes(offer).map((stake) => ({
          text: numbers.plain(stake, stakeDecimals),
          spoken: t(($) => $.joined.valued, { what: t(($) => $.seconds.stake), value: usdt(stake) }),
          act: () => edit({ stake }),
        }))}
      />
    </>
  );
  const receipt = (
    <Facts look="receipt" className="text-xs">
      <Fact label={t(($) => $.seconds.ifWon)} strong testId="seconds-win">
        <span className="text-up">+{usdt(win)}</span>
      </Fact>
      <Fact label={t(($) => $.seconds.ifLost)}>
        <span className="text-down">−{usdt(draft.stake === '' ? '0' : winOf(draft.stake, '1'))}</span>
      </Fact>
      <Fact label={t(($) => $.seconds.breakEven)} testId="seconds-break-even">
        {percentNeeded(chosen.break_even)}
      </Fact>
      <OwnRecord />
    </Facts>
  );
  return (
    <MoneyForm
      act={act}
      look="panel"
      fields={fields}
      receipt={receipt}
      failure={failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      label={t(($) => $.seconds.buy, { direction: directionOf(draft.direction), seconds: chosen.seconds })}
      button={draft.direction === 'up' ? 'buy' : 'sell'}
      reason={reason}
      nextStep={
        !signedIn ? (
          <ButtonLink to={loginWayBackTo(pathname + search)} look="primary">
            {t(($) => $.reasons.login)}
          </ButtonLink>
        ) : (
          lacksFunds && (
            <ButtonLink to={transferPath} look="primary">
              {t(($) => $.reasons.transferIn, { asset: 'USDT' })}
            </ButtonLink>
          )
        )
      }
      note={<p className="text-2xs text-text-3">{t(($) => $.seconds.how)}</p>}
      summary={(sent) => {
        const { type, seconds, number } = sentOptionOf(sent);
        const bought = t(($) => $.seconds.buy, { direction: directionOf(type), seconds: Number(seconds) });
        return `${bought} · ${usdt(String(number))}`;
      }}
      history={<ButtonLink to={historyPath}>{t(($) => $.seconds.ordersTitle)}</ButtonLink>}
      testId="seconds-submit"
      onSubmit={() =>
        live !== null && send({ seconds: chosen.seconds, ratio: chosen.profit_ratio, price: live.last.price })
      }
    />
  );
}

/** How often the customer was right so far, beside how often it takes. */
function OwnRecord() {
  const { t } = useTranslation();
  const percent = usePercent();
  const { data: record } = useOptionRecord();
  if (record === undefined) return null;
  const decided = record.won + record.lost;
  return (
    <Fact label={t(($) => $.seconds.ownRecord)} testId="seconds-record">
      {record.win_rate === null
        ? t(($) => $.seconds.noRecord)
        : t(($) => $.seconds.wonOf, { won: record.won, decided, rate: percent(record.win_rate) })}
    </Fact>
  );
}
