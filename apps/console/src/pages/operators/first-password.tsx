import type { HandedOut } from '@auric/api/console/values';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { CopyButton } from '@auric/web/src/ui/actions/copy-button.tsx';
import { Sheet } from '@auric/web/src/ui/layers/sheet.tsx';
import { operators } from '../../texts/operators.ts';

const texts = operators.password;

/** Shows a first password, once. */
export function FirstPassword({ handedOut, onDone }: { handedOut: HandedOut | null; onDone: () => void }) {
  return (
    <Sheet fit title={texts.title} open={handedOut !== null} onOpenChange={(open) => !open && onDone()}>
      {handedOut !== null && (
        <div className="flex flex-col gap-4 pb-5">
          <p className="text-sm text-text-2">{texts.note(handedOut.name)}</p>
          <p className="flex items-center justify-between rounded-control bg-surface-2 pl-4 text-base font-semibold">
            <code className="font-sans select-all" data-testid="first-password">
              {handedOut.password}
            </code>
            <CopyButton text={handedOut.password} what={texts.label} />
          </p>
          <Button look="primary" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
