import { useEffect, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { cutPicture } from '../../data/small-picture.ts';
import { Button } from '../../ui/actions/button.tsx';

/** As many pixels a side as a portrait is kept with. */
const side = 512;
const zoomMax = 4;

interface CropStageProps {
  file: File;
  busy: boolean;
  onCut: (picture: Blob) => void;
}

type Part = { x: number; y: number; width: number; height: number };

/** Cuts a square out of a picture: moved by a finger, a mouse or the arrow keys, and made larger. */
export default function CropStage({ file, busy, onCut }: CropStageProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  // What this browser can't draw is cut by the server about its middle, or refused with the reason.
  const cut = async () => {
    const picture = part === undefined ? file : await cutPicture(file, part, side).catch(() => file);
    onCut(picture);
  };
  return (
    <div className="flex flex-col gap-4 pb-4">
      <div className="relative aspect-square w-full overflow-hidden rounded-card bg-surface-3">
        <Cropper
          image={address}
          crop={at}
          zoom={zoom}
          maxZoom={zoomMax}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
        />
      </div>
      <label className="flex items-center gap-3 text-sm text-text-2">
        {t(($) => $.userInfo.zoom)}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="min-h-11 flex-1 accent-gold"
        />
      </label>
      <Button look="primary" disabled={busy} onClick={() => void cut()} className="w-full">
        {busy ? t(($) => $.photo.uploading) : t(($) => $.userInfo.use)}
      </Button>
    </div>
  );
}
