import type { Position } from '../../data/positions/position.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutCloseAll, closePositions } from '../../data/futures/position-acts.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';

type Which = 'all' | 'long' | 'short';

/** Closes all positions, the longs or the shorts at once; asks before. */
export function CloseAll({ positions }: { positions: readonly Position[] }) {
  const { t } = useTranslation();
  const [which, choose] = useState<Which>('all');
  const [open, setOpen] = useState(false);
  const { sending } = useMoneyAct(aboutCloseAll, () => {
    setOpen(false);
    return false;
  });
  const words = {
    all: t(($) => $.futures.closeAll),
    long: t(($) => $.futures.closeLongs),
    short: t(($) => $.futures.closeShorts),
  };
  const sides = new Set(positions.map(({ side }) => side));
  const offered: Which[] = positions.length < 2 ? [] : sides.size < 2 ? ['all'] : ['all', 'long', 'short'];
  return (
    <>
      <div className="flex flex-wrap justify-end gap-1 pt-1">
        {offered.map((each) => (
          <Button
            key={each}
            look="link"
            size="tight"
            onClick={() => {
              choose(each);
              setOpen(true);
            }}
          >
            {words[each]}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        title={words[which]}
        confirm={words[which]}
        pending={sending}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => closePositions(which)}
      >
        {t(($) => $.futures.closeAllText)}
      </ConfirmDialog>
    </>
  );
}
