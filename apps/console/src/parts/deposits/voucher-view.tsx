import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Media } from '@auric/web/src/ui/drawings/media.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data/api.ts';

/** The picture of a payment. It is asked for by hand, because every look is written down. */
export function VoucherView({ request }: { request: number }) {
  const look = useMutation({ mutationFn: () => api.read('deposits/voucher', { request }) });
  if (look.data !== undefined)
    return (
      <div className="relative aspect-[8/5] overflow-auto rounded-card bg-surface-2">
        <Media src={look.data.address} alt="Voucher" broken="The link is over. Show it again." fit="contain" />
      </div>
    );
  return (
    <div className="grid aspect-[8/5] place-items-center rounded-card bg-surface-2 text-center">
      <div className="flex flex-col items-center gap-2 px-4">
        <Button onClick={() => look.mutate()} disabled={look.isPending}>
          Show voucher
        </Button>
        <p className="text-xs text-text-3">
          {look.error === null ? 'The look is written into the journal.' : look.error.message}
        </p>
      </div>
    </div>
  );
}
