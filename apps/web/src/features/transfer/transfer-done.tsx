import type { AccountKindWord } from '@auric/api';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import type { SentTransfer } from './use-transfer.ts';

interface TransferDoneProps {
  transfer: SentTransfer;
  coin: string;
  scale: number;
  availableOf: (kind: AccountKindWord) => string;
  onAgain: () => void;
}

/** What was moved, what both accounts have now, and where to go from here. */
export function TransferDone({ transfer, coin, scale, availableOf, onAgain }: TransferDoneProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { from, to, amount } = transfer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-6 pt-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-good/12 text-good">
          <Check size={30} aria-hidden />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {t(($) => $.transfer.done)}
        </h2>
        <p className="text-xl font-semibold [overflow-wrap:anywhere]">
          {numbers.plain(amount, scale)} {coin}
        </p>
        <p className="flex flex-wrap items-center justify-center gap-2 text-text-2">
          {t(($) => $.accountKinds[from])}
          <ArrowRight size={16} aria-hidden className="text-text-3" />
          {t(($) => $.accountKinds[to])}
        </p>
      </div>
      <Facts className="rounded-card border border-line bg-surface-1 px-4">
        {[from, to].map((kind) => (
          <Fact key={kind} label={t(($) => $.transfer.nowIn, { account: t(($) => $.accountKinds[kind]) })}>
            {availableOf(kind)}
          </Fact>
        ))}
      </Facts>
      <div className="flex flex-col gap-2">
        <ButtonLink to="/pages/fund/assets" look="primary">
          {t(($) => $.transfer.toAssets)}
        </ButtonLink>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          <ButtonLink to="/pages/fund/assets_record">{t(($) => $.bills.title)}</ButtonLink>
          <Button onClick={onAgain}>{t(($) => $.transfer.again)}</Button>
        </div>
      </div>
    </section>
  );
}
