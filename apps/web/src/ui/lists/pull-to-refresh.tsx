import { RefreshCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { armedPx, pulledPx } from './pull-gesture.ts';
import { usePull } from './use-pull.ts';

/** A list that a pull at its top fetches anew. For keyboards and screen readers there is a button that focus shows. */
export function PullToRefresh({ onRefresh, children }: { onRefresh: () => Promise<unknown>; children: ReactNode }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [state, ask] = usePull(frame, onRefresh);
  const down = pulledPx(state);
  const held = state.phase === 'pulling' || state.phase === 'armed';
  const words = {
    rest: '',
    pulling: t(($) => $.parts.pull),
    armed: t(($) => $.parts.release),
    refreshing: t(($) => $.parts.refreshing),
  };
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        onClick={ask}
        className="min-h-11 px-3 text-sm font-semibold text-gold-text not-focus-visible:sr-only"
      >
        {t(($) => $.parts.refresh)}
      </button>
      <div
        role="status"
        style={{ height: down }}
        className={`flex items-center justify-center gap-2 overflow-hidden text-xs text-text-2 ${held ? '' : 'transition-[height] duration-150'}`}
      >
        {state.phase !== 'rest' && (
          <RefreshCw
            size={16}
            aria-hidden
            style={held ? { rotate: `${(down / armedPx) * 270}deg` } : {}}
            className={held ? 'shrink-0' : 'shrink-0 motion-safe:animate-spin'}
          />
        )}
        {words[state.phase]}
      </div>
      {children}
    </div>
  );
}
