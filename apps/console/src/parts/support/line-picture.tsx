import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Media } from '@auric/web/src/ui/drawings/media.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data/api.ts';

/** The picture of a line. It is asked for by hand, because every look is written down. */
export function LinePicture({ message }: { message: number }) {
  const look = useMutation({ mutationFn: () => api.read('support/picture', { message }) });
  if (look.data === undefined)
    return (
      <span className="flex flex-col items-start gap-1 py-1">
        <Button onClick={() => look.mutate()} disabled={look.isPending}>
          Show picture
        </Button>
        <span className="text-xs text-text-3">
          {look.error === null ? 'The look is written into the journal.' : look.error.message}
        </span>
      </span>
    );
  return (
    <a
      href={look.data.address}
      target="_blank"
      rel="noreferrer"
      className="relative mb-1 grid aspect-[4/3] w-80 max-w-full place-items-center overflow-hidden rounded-control bg-surface-3"
    >
      <Media src={look.data.address} alt="Picture" broken="The link is over. Open the chat again." fit="contain" />
    </a>
  );
}
