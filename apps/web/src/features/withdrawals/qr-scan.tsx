import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorMaker = new (options: { formats: string[] }) => Detector;

/** How often the picture of the camera is looked at. */
const lookMs = 200;

/** What reads codes in this browser; undefined where it has nothing of the kind. */
function detectorOf(): DetectorMaker | undefined {
  return (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
}

/** Reads a QR code by the camera, where the browser can; elsewhere there is no button. */
export function QrScan({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (detectorOf() === undefined) return null;
  return (
    <>
      <IconButton label={t(($) => $.withdrawals.scan)} onClick={() => setOpen(true)}>
        <ScanLine size={20} aria-hidden />
      </IconButton>
      <Sheet title={t(($) => $.withdrawals.scan)} open={open} onOpenChange={setOpen} fit>
        {open && (
          <Camera
            onRead={(text) => {
              setOpen(false);
              onRead(text);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

/** The picture of the camera; it is off as soon as this is gone. */
function Camera({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    heard.current = onRead;
  });
  useEffect(() => {
    const Maker = detectorOf();
    const picture = video.current;
    if (Maker === undefined || picture === null) return;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let over = false;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over) return stream.getTracks().forEach((track) => track.stop());
      picture.srcObject = stream;
      await picture.play();
      const detector = new Maker({ formats: ['qr_code'] });
      timer = setInterval(() => {
        void detector
          .detect(picture)
          .then(([code]) => code !== undefined && !over && heard.current(code.rawValue))
          .catch(() => undefined);
      }, lookMs);
    };
    void begin().catch(() => setFailed(true));
    return () => {
      over = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return failed ? (
    <p role="alert" className="py-8 text-center text-sm text-text-2">
      {t(($) => $.withdrawals.noCamera)}
    </p>
  ) : (
    <video ref={video} muted playsInline className="mb-4 aspect-square w-full rounded-card bg-surface-3 object-cover" />
  );
}
