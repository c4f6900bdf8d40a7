import type { Message } from '@auric/api';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { MoneyForm } from '../../kit/money/money-form.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { useMsLeft } from '../../ui/states/use-ms-left.ts';
import { useConvertDust, useDust } from './use-dust.ts';

const finestScale = 8;
const usdtScale = 6;

interface DustSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Small balances, what each of them brings, and the one step that gives them all up for USDT. */
export function DustSheet({ open, onOpenChange }: DustSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(($) => $.dust.title)} open={open} onOpenChange={onOpenChange} fit>
      <DustView onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function DustView({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDust();
  // The balances may be seen to be gone before the answer is there that they were converted: who waits for it stays.
  const converting = useConvertDust(onDone);
  const { sending, unknown } = converting.act;
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={3} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  return data.coins.length === 0 && !sending && unknown === undefined ? (
    <EmptyState icon={Coins} text={t(($) => $.dust.empty)} />
  ) : (
    <DustForm dust={data} converting={converting} />
  );
}

interface DustFormProps {
  dust: Message<'wallet/dust'>;
  converting: ReturnType<typeof useConvertDust>;
}

function DustForm({ dust, converting: { act, failure, send } }: DustFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const lang = useApp((state) => state.lang);
  const { coins, limit, received, usable_at } = dust;
  const wait = useMsLeft(usable_at);
  const usdt = (amount: string): string => `${numbers.plain(amount, usdtScale)} USDT`;
  return (
    <MoneyForm
      act={act}
      fields={
        <p className="text-sm text-text-2">{t(($) => $.dust.hint, { limit: numbers.plain(limit, usdtScale) })}</p>
      }
      receipt={
        <Facts className="rounded-card border border-line bg-surface-1 px-4">
          {coins.map(({ currency, currency_name, number, received: brings }) => (
            <Fact key={currency} label={`${numbers.plain(number, finestScale)} ${currency_name}`}>
              {usdt(brings)}
            </Fact>
          ))}
          <Fact label={t(($) => $.convert.get)} strong testId="dust-received">
            {usdt(received)}
          </Fact>
        </Facts>
      }
      failure={failure !== null && <Banner look="error">{failureText(failure)}</Banner>}
      label={t(($) => $.dust.submit)}
      reason={wait > 0 ? t(($) => $.dust.later, { time: formatTime(usable_at, lang) }) : null}
      summary={() => t(($) => $.dust.title)}
      history={<ButtonLink to="/pages/fund/convert?mode=history">{t(($) => $.convert.history)}</ButtonLink>}
      testId="dust-submit"
      onSubmit={() => send(coins.map(({ currency }) => currency))}
    />
  );
}
