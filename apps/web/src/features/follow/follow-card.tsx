import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Copy, Follow } from '../../data/follow/follow.ts';
import { aboutFollow, cancelFollow } from '../../data/follow/follow-acts.ts';
import { useOpenPositions } from '../../data/futures/use-own-futures.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { CopyRow } from './copy-row.tsx';
import { followDecimals } from './follow-draft.ts';
import { sumOf } from '../../data/follow/sum-of.ts';
import { useFraction } from './use-fraction.ts';

type End = 'close' | 'keep';
const decimals = 2;

/** Whom the customer copies: what it came to, what is open, and how to change or end it. */
export function FollowCard({ follow, copies }: { follow: Follow; copies: readonly Copy[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const fraction = useFraction();
  const [asked, setAsked] = useState(false);
  const [end, setEnd] = useState<End>('close');
  const act = useMoneyAct(aboutFollow(follow.id));
  const { data: positions = [] } = useOpenPositions();
  const own = copies.map((copy) => ({ copy, position: positions.find(({ id }) => id === copy.position) }));
  const open = sumOf(own.map(({ position }) => position?.unrealized ?? '0'));
  const usdt = (text: string): string => `${numbers.plain(text, followDecimals)} USDT`;
  const rounded = (text: string): string => `${numbers.fixed(text, decimals)} USDT`;
  return (
    <article
      data-follow={follow.id}
      aria-label={follow.name}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface-1 p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={`/pages/follow/trader?trader_user_id=${follow.lead}`}
          className="flex min-h-11 items-center font-semibold"
          data-written
        >
          {follow.name}
        </Link>
        {follow.status === 'closing' && <Badge look="gold">{t(($) => $.follow.closing)}</Badge>}
      </header>
      <Facts look="grid">
        <Fact label={t(($) => $.follow.gained)} testId="follow-gained">
          <ProfitText amount={follow.gained} />
        </Fact>
        <Fact label={t(($) => $.follow.open)}>
          <ProfitText amount={open} />
        </Fact>
        <Fact label={t(($) => $.follow.inUse)}>
          {t(($) => $.follow.inUseOf, { used: numbers.fixed(follow.inUse, decimals), amount: usdt(follow.amount) })}
        </Fact>
        <Fact label={t(($) => $.follow.size)}>
          {follow.mode === 'multiple'
            ? `${numbers.plain(follow.size, followDecimals)}×`
            : t(($) => $.follow.sizeOfLots, { lots: numbers.plain(follow.size, followDecimals) })}
        </Fact>
        <Fact label={t(($) => $.follow.share)}>{fraction(follow.share)}</Fact>
        <Fact label={t(($) => $.follow.sharePaid)}>{rounded(follow.shared)}</Fact>
        <Fact label={t(($) => $.follow.shareHeld)} testId="follow-held">
          {rounded(follow.held)}
        </Fact>
        <Fact label={t(($) => $.follow.stopLoss)}>
          {follow.stopLoss === '0' ? t(($) => $.follow.noStop) : usdt(follow.stopLoss)}
        </Fact>
      </Facts>
      {own.length === 0 ? (
        <p className="text-xs text-text-3">{t(($) => $.follow.noCopies)}</p>
      ) : (
        <ul aria-label={t(($) => $.follow.copies)}>
          {own.map(({ copy, position }) => (
            <li key={copy.position}>
              <CopyRow copy={copy} position={position} />
            </li>
          ))}
        </ul>
      )}
      <footer className="grid grid-cols-2 gap-2">
        {follow.status === 'following' ? (
          <ButtonLink to={`/pages/follow/follow?follow_user_id=${follow.id}`}>{t(($) => $.follow.change)}</ButtonLink>
        ) : (
          <span />
        )}
        <Button disabled={act.sending} onClick={() => setAsked(true)} data-testid="follow-end">
          {t(($) => $.follow.stop)}
        </Button>
      </footer>
      <ConfirmDialog
        title={t(($) => $.follow.stopAsk, { name: follow.name })}
        confirm={t(($) => $.follow.stop)}
        dismiss={t(($) => $.follow.goOn)}
        look="danger"
        pending={act.sending}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => {
          cancelFollow(follow.id, end === 'keep');
          setAsked(false);
        }}
      >
        {own.length > 0 && (
          <>
            <Choice
              label={t(($) => $.follow.copies)}
              value={end}
              options={[
                { value: 'close', label: t(($) => $.follow.ends.close) },
                { value: 'keep', label: t(($) => $.follow.ends.keep) },
              ]}
              onChange={setEnd}
            />
            <span className="block pt-2">
              {end === 'close' ? t(($) => $.follow.closeText) : t(($) => $.follow.keepText)}
            </span>
          </>
        )}
        <span className="block pt-2">{t(($) => $.follow.shareText, { share: fraction(follow.share) })}</span>
      </ConfirmDialog>
    </article>
  );
}
