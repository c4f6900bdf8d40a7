import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/states/banner.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Countdown } from '../ui/states/countdown.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { ProcessSteps } from '../ui/states/process-steps.tsx';
import { SkeletonRows } from '../ui/states/skeleton-rows.tsx';
import { toast } from '../ui/layers/toast-store.ts';
import { Part, Parts } from './part.tsx';

const hourMs = 3_600_000;

function Banners() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(true);
  return (
    <Part name="banner">
      {shown && <Banner onClose={() => setShown(false)}>{t(($) => $.outbox.hint)}</Banner>}
      <Banner look="warning">{t(($) => $.reasons.farFromBest, { percent: '12%' })}</Banner>
      <Banner look="error" action={<Button>{t(($) => $.common.retry)}</Button>}>
        {t(($) => $.errors.unreachable)}
      </Banner>
    </Part>
  );
}

function Steps() {
  const { t } = useTranslation();
  return (
    <Part name="process-steps">
      <ProcessSteps
        label={t(($) => $.trade.history)}
        steps={[
          { title: t(($) => $.trade.submitted), note: '0.0480 BTC', state: 'done' },
          { title: t(($) => $.orderStates.partially_filled), note: '35%', state: 'current' },
          { title: t(($) => $.orderStates.filled), state: 'waiting' },
        ]}
      />
      <ProcessSteps
        label={t(($) => $.trade.history)}
        steps={[
          { title: t(($) => $.trade.submitted), state: 'done' },
          { title: t(($) => $.orderStates.rejected), note: t(($) => $.reasons.wouldTake), state: 'failed' },
        ]}
      />
    </Part>
  );
}

function Countdowns() {
  const { t } = useTranslation();
  const [start, setStart] = useState(() => Date.now());
  return (
    <Part name="countdown">
      <div className="flex flex-wrap items-center gap-4 text-sm">
        <Countdown label={t(($) => $.trade.time)} endsAt={start + 75 * hourMs} />
        <Countdown label={t(($) => $.trade.time)} endsAt={start + 2.2 * hourMs} />
        <Countdown label={t(($) => $.trade.time)} endsAt={start + 10_000} className="text-gold-text" />
        <Countdown label={t(($) => $.trade.time)} endsAt={start - 1} className="text-text-3" />
        <Button onClick={() => setStart(Date.now())}>{t(($) => $.common.retry)}</Button>
      </div>
    </Part>
  );
}

export function Feedback() {
  const { t } = useTranslation();
  return (
    <Parts title="Feedback">
      <Banners />
      <Steps />
      <Countdowns />
      <Part name="toaster">
        <Button onClick={() => toast(t(($) => $.trade.submitted))}>{t(($) => $.trade.submitted)}</Button>
      </Part>
      <Part name="empty-state">
        <EmptyState text={t(($) => $.trade.noOpenOrders)} action={<Button>{t(($) => $.common.deposit)}</Button>} />
      </Part>
      <Part name="error-state">
        <ErrorState onRetry={() => toast(t(($) => $.common.loading))} />
      </Part>
      <Part name="skeleton-rows">
        <SkeletonRows rows={3} />
      </Part>
    </Parts>
  );
}
