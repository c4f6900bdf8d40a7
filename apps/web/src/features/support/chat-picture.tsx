import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileLink } from '../../data/use-file-link.ts';
import { Media } from '../../ui/drawings/media.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';

/** The picture of a line, small; a tap shows it large. */
export function ChatPicture({ file }: { file: string }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  const link = useFileLink(file);
  const name = t(($) => $.support.picture);
  const broken = t(($) => $.support.unseen);
  // A link that is over is asked for anew before the large picture needs it.
  const open = () => {
    if (link.isStale) void link.refetch();
    setLarge(true);
  };
  const failed = link.isError ? '' : undefined;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="relative mb-1 grid aspect-[4/3] w-56 max-w-full place-items-center overflow-hidden rounded-control bg-surface-3"
      >
        <Media src={link.data?.address ?? failed} alt={name} broken={broken} />
      </button>
      <Sheet title={name} open={large} onOpenChange={setLarge}>
        <div className="relative grid h-[70dvh] place-items-center">
          <Media src={link.data?.address ?? failed} alt={name} broken={broken} fit="contain" />
        </div>
      </Sheet>
    </>
  );
}
