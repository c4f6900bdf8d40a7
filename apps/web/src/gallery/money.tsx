import { ApiError } from '../data/http/envelope.ts';
import type { MoneyAct } from '../data/acts/money-act.ts';
import type { ComponentProps } from 'react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../kit/detail/facts.tsx';
import { DonePage } from '../kit/detail/done-page.tsx';
import { DoubtCard } from '../kit/money/doubt-card.tsx';
import { MoneyForm } from '../kit/money/money-form.tsx';
import { tellActNews } from '../kit/money/tell-act-news.ts';
import type { MoneyActState } from '../kit/money/use-money-act.ts';
import { Button } from '../ui/actions/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Banner } from '../ui/states/banner.tsx';
import { Part, Parts } from './part.tsx';

const sent: MoneyAct = {
  id: 'sample',
  customer: 0,
  about: 'gallery',
  path: 'wallet/change',
  body: { from_field: 'funding', to_field: 'spot', from_currency_id: 3, to_currency_id: 3, number: '100' },
  phase: 'unknown',
  sentAt: 0,
  tries: 1,
};
const nothing = () => undefined;
const resting: MoneyActState = {
  sending: false,
  unknown: undefined,
  repeatable: false,
  again: nothing,
  setAside: nothing,
};
const summary = '100 USDT';

interface GalleryState extends Pick<
  ComponentProps<typeof MoneyForm>,
  'act' | 'look' | 'button' | 'nextStep' | 'askedTwice'
> {
  name: string;
  reason?: string;
  failure?: boolean;
}

/** A form of money as it is written, on its way, in doubt, too late to be repeated, refused, asked twice, and not yet possible. */
export function Money() {
  const { t } = useTranslation();
  const history = <Button>{t(($) => $.bills.title)}</Button>;
  const states: readonly GalleryState[] = [
    { name: 'money-form', act: resting },
    { name: 'money-form-reason', act: resting, reason: t(($) => $.reasons.enterAmount) },
    { name: 'money-form-sending', act: { ...resting, sending: true } },
    { name: 'money-form-unknown', act: { ...resting, unknown: sent, repeatable: true } },
    { name: 'money-form-refused', act: resting, failure: true },
    { name: 'money-form-panel', act: resting, look: 'panel', button: 'sell' },
    { name: 'money-form-first-step', act: resting, nextStep: <Button>{t(($) => $.common.login)}</Button> },
    {
      name: 'money-form-asked-twice',
      act: resting,
      askedTwice: { about: summary, text: t(($) => $.reasons.farFromBest, { percent: '12%' }) },
    },
  ];
  return (
    <Parts title="Money">
      {states.map(({ name, reason = null, failure = false, ...state }) => (
        <Part key={name} name={name}>
          <MoneyForm
            {...state}
            fields={<TextField label={t(($) => $.transfer.amount)} value="100" onChange={nothing} />}
            failure={failure && <Banner look="error">{t(($) => $.reasons.insufficient, { asset: 'USDT' })}</Banner>}
            label={t(($) => $.joined.labelled, { what: t(($) => $.transfer.submit), which: name })}
            reason={reason}
            receipt={<p className="text-center text-xs text-text-3">{t(($) => $.transfer.free)}</p>}
            summary={() => summary}
            history={history}
            onSubmit={nothing}
          />
        </Part>
      ))}
      <Part name="doubt-card">
        <DoubtCard act={resting} summary={summary} history={history} />
      </Part>
      <Part name="act-news">
        <Button onClick={() => void tellActNews({ act: sent, became: 'unknown' })}>{t(($) => $.moneyAct.title)}</Button>
        <Button
          onClick={() =>
            void tellActNews({
              act: sent as MoneyAct<'wallet/change'>,
              became: 'refused',
              failure: new ApiError('unreachable', { code: 'unreachable' }),
            })
          }
        >
          {t(($) => $.errors.unreachable)}
        </Button>
      </Part>
      <Part name="done-page">
        <DonePage
          title={t(($) => $.transfer.done)}
          amount={summary}
          facts={
            <Facts className="rounded-card border border-line bg-surface-1 px-4">
              <Fact label={t(($) => $.common.available)}>9,900 USDT</Fact>
            </Facts>
          }
          next={<Button look="primary">{t(($) => $.transfer.toAssets)}</Button>}
        />
      </Part>
      <Part name="done-page-waiting">
        <DonePage
          mark={{ icon: Hourglass, tone: 'waiting' }}
          title={t(($) => $.security.waiting)}
          way={t(($) => $.security.waitingHint)}
          next={<Button>{t(($) => $.common.login)}</Button>}
        />
      </Part>
    </Parts>
  );
}
