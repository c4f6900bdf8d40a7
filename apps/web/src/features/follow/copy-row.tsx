import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Copy } from '../../data/follow/follow.ts';
import { aboutCopy, keepCopy } from '../../data/follow/follow-acts.ts';
import type { Position } from '../../data/positions/position.ts';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';

const lotDecimals = 2;

/** A copy as the position that it is, and how to keep it as one's own. */
export function CopyRow({ copy, position }: { copy: Copy; position: Position | undefined }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [asked, setAsked] = useState(false);
  const act = useMoneyAct(aboutCopy(copy.position));
  const lots = t(($) => $.follow.sizeOfLots, { lots: numbers.plain(copy.lots, lotDecimals) });
  return (
    <div data-copy={copy.position} className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line">
      <p className="text-sm">
        <span className="font-semibold">{copy.symbol}</span>{' '}
        {position !== undefined && (
          <span className={position.side === 'long' ? 'text-up' : 'text-down'}>
            {position.side === 'long' ? t(($) => $.follow.long) : t(($) => $.follow.short)} {position.leverage}×
          </span>
        )}
        <span className="block text-xs text-text-2">
          {lots}
          {copy.toClose !== '0' && (
            <span className="text-warn">
              {' '}
              · {t(($) => $.follow.toClose, { lots: numbers.plain(copy.toClose, lotDecimals) })}
            </span>
          )}
        </span>
      </p>
      <p className="ml-auto text-sm font-semibold">
        {position !== undefined && <ProfitText amount={position.unrealized} />}
      </p>
      <Button look="link" disabled={act.sending} onClick={() => setAsked(true)} className="-mr-3">
        {t(($) => $.follow.keep)}
      </Button>
      <ConfirmDialog
        title={t(($) => $.follow.keepAsk)}
        confirm={t(($) => $.follow.keep)}
        pending={act.sending}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => {
          keepCopy(copy.position);
          setAsked(false);
        }}
      >
        {t(($) => $.follow.keepOneText)}
      </ConfirmDialog>
    </div>
  );
}
