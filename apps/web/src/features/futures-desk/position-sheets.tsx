import type { Position } from '../../data/positions/position.ts';
import { useTranslation } from 'react-i18next';
import { aboutPosition, reversePosition } from '../../data/futures/position-acts.ts';
import type { Market } from '../../data/market/market.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { CloseForm } from './close-form.tsx';
import { MarginForm } from './margin-form.tsx';
import type { PositionAct } from './position-card.tsx';
import { PositionRehearsal } from './position-rehearsal.tsx';
import { StopsView } from './stops-view.tsx';

interface PositionSheetsProps {
  /** What was asked for last; it stays while the sheet goes. */
  act: PositionAct;
  position: Position;
  market: Market;
  open: boolean;
  onClose: () => void;
}

/** What can be done with a position: close it, protect it, add or take margin, turn it round, look at it at other prices. */
export function PositionSheets({ act, position, market, open, onClose }: PositionSheetsProps) {
  const { t } = useTranslation();
  const titles = {
    close: t(($) => $.futures.closeTitle),
    stops: t(($) => $.trade.protection),
    margin: t(($) => $.positions.margin),
  } as const;
  if (act === 'rehearsal')
    return <PositionRehearsal position={position} market={market} open={open} onClose={onClose} />;
  if (act === 'reverse') return <ReverseDialog position={position} open={open} onClose={onClose} />;
  const form = { position, market, onDone: onClose };
  return (
    <Sheet fit title={titles[act]} open={open} onOpenChange={(next) => !next && onClose()}>
      {act === 'close' && <CloseForm {...form} />}
      {act === 'stops' && <StopsView {...form} />}
      {act === 'margin' && <MarginForm {...form} />}
    </Sheet>
  );
}

function ReverseDialog({ position, open, onClose }: Pick<PositionSheetsProps, 'position' | 'open' | 'onClose'>) {
  const { t } = useTranslation();
  const { sending } = useMoneyAct(aboutPosition('reverse', position.id), () => {
    onClose();
    return false;
  });
  const other = position.side === 'long' ? 'short' : 'long';
  return (
    <ConfirmDialog
      title={t(($) => $.futures.reverseTitle)}
      confirm={t(($) => $.futures.reverse)}
      pending={sending}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onConfirm={() => reversePosition(position.id)}
    >
      {t(($) => $.futures.reverseText, {
        lots: position.lots,
        symbol: position.symbol,
        side: t(($) => $.positions[other]),
      })}
    </ConfirmDialog>
  );
}
