import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import type { Replay } from './replay.ts';

/** What a replay has come to: nothing yet, a result, that this app is too old for it, or that its code couldn't be loaded. */
export type ReplayState = 'none' | 'running' | 'unknown' | 'failed' | Replay;

interface ReplayBoxProps {
  state: ReplayState;
  onReplay: () => void;
}

/** Asks for the replay, and says what it came to. */
export function ReplayBox({ state, onReplay }: ReplayBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs text-text-2">{t(($) => $.receipt.replayNote)}</p>
      <Button look="primary" disabled={state === 'running'} onClick={onReplay} className="w-full print:hidden">
        {t(($) => $.receipt.replay)}
      </Button>
      <div role="status">
        <Outcome state={state} />
      </div>
    </div>
  );
}

function Outcome({ state }: { state: ReplayState }) {
  const { t } = useTranslation();
  if (state === 'none' || state === 'running') return null;
  const isEqual = typeof state === 'object' && state.equal;
  const text = () => {
    if (state === 'failed') return t(($) => $.errors.loadFailed);
    if (state === 'unknown') return t(($) => $.receipt.unknown);
    return isEqual ? t(($) => $.receipt.equal) : t(($) => $.receipt.notEqual);
  };
  const Icon = isEqual ? ShieldCheck : TriangleAlert;
  return (
    <p
      className={`flex items-start gap-2 rounded-card border border-line bg-surface-1 p-3 text-sm font-medium ${isEqual ? 'text-good' : 'text-bad'}`}
    >
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      {text()}
    </p>
  );
}
