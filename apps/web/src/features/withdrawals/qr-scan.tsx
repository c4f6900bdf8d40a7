import { ImageUp, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { CameraView } from './camera-view.tsx';
import { openCodeReader } from './code-reader.ts';

/** Reads a QR code by the camera, or from a picture of it. */
export function QrScan({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const read = (text: string) => {
    setOpen(false);
    onRead(text);
  };
  return (
    <>
      <IconButton label={t(($) => $.withdrawals.scan)} onClick={() => setOpen(true)}>
        <ScanLine size={20} aria-hidden />
      </IconButton>
      <Sheet title={t(($) => $.withdrawals.scan)} open={open} onOpenChange={setOpen} fit>
        {open && (
          <>
            <CameraView onRead={read} />
            <PictureField onRead={read} />
          </>
        )}
      </Sheet>
    </>
  );
}

/** A picture of a code, which many have rather than the code itself before them. */
function PictureField({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const [unread, setUnread] = useState(false);
  const take = async (file: File) => {
    setUnread(false);
    const text = await textIn(file).catch(() => null);
    if (text === null) setUnread(true);
    else onRead(text);
  };
  return (
    <div className="pb-4">
      <label className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border border-line bg-surface-2 px-3 font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold-text">
        <ImageUp size={20} aria-hidden className="shrink-0" />
        <span>{t(($) => $.withdrawals.fromPicture)}</span>
        <input
          type="file"
          accept="image/*"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file !== undefined) void take(file);
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p role="status" className="min-h-5 pt-1 text-center text-xs text-bad">
        {unread && t(($) => $.withdrawals.noCode)}
      </p>
    </div>
  );
}

async function textIn(file: File): Promise<string | null> {
  const [read, picture] = await Promise.all([openCodeReader(), createImageBitmap(file)]);
  try {
    return await read(picture);
  } finally {
    picture.close();
  }
}
