import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { IconButton } from '@auric/web/src/ui/actions/icon-button.tsx';
import { Media } from '@auric/web/src/ui/drawings/media.tsx';
import { useMutation } from '@tanstack/react-query';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../data/api.ts';

const zooms = [1, 1.5, 2, 3, 4] as const;
const titles = { front: 'Front', reverse: 'Back' } as const;

/** One photo of papers. It is asked for by hand, because every look is written down; then it can be turned and enlarged. */
export function PaperView({ application, side }: { application: number; side: 'front' | 'reverse' }) {
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  const look = useMutation({ mutationFn: () => api.read('identity/paper', { application, side }) });
  const title = titles[side];
  const scale = zooms[zoom] ?? 1;
  if (look.data === undefined)
    return (
      <div className="grid aspect-[8/5] place-items-center rounded-card bg-surface-2 text-center">
        <div className="flex flex-col items-center gap-2 px-4">
          <Button onClick={() => look.mutate()} disabled={look.isPending}>
            Show {title.toLowerCase()}
          </Button>
          <p className="text-xs text-text-3">
            {look.error === null ? 'The look is written into the journal.' : look.error.message}
          </p>
        </div>
      </div>
    );
  return (
    <figure className="flex flex-col gap-1">
      <div className="relative aspect-[8/5] overflow-auto rounded-card bg-surface-2">
        <div
          className="relative size-full origin-top-left"
          style={{
            width: `${scale * 100}%`,
            height: `${scale * 100}%`,
            rotate: `${turns * 90}deg`,
            transformOrigin: 'center',
          }}
        >
          <Media src={look.data.address} alt={title} broken="The link is over. Show it again." fit="contain" />
        </div>
      </div>
      <figcaption className="flex items-center justify-between gap-2 text-sm">
        {title}
        <span className="flex">
          <IconButton label="Turn" onClick={() => setTurns(turns + 1)}>
            <RotateCw size={18} aria-hidden />
          </IconButton>
          <IconButton label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <ZoomOut size={18} aria-hidden />
          </IconButton>
          <IconButton label="Larger" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
            <ZoomIn size={18} aria-hidden />
          </IconButton>
        </span>
      </figcaption>
    </figure>
  );
}
