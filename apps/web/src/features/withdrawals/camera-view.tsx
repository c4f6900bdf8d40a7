import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCodeReader } from './code-reader.ts';

/** How long the camera is left alone between two looks, in ms. */
const restMs = 200;

/** The picture of the camera, in which a code is looked for; it is off as soon as this is gone. */
export function CameraView({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    heard.current = onRead;
  });
  useEffect(() => {
    const picture = video.current;
    if (picture === null) return;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over) return stream.getTracks().forEach((track) => track.stop());
      picture.srcObject = stream;
      await picture.play();
      const read = await openCodeReader();
      const look = async () => {
        const text = await read(picture).catch(() => null);
        if (over) return;
        if (text === null) timer = setTimeout(() => void look(), restMs);
        else heard.current(text);
      };
      await look();
    };
    void begin().catch(() => setFailed(true));
    return () => {
      over = true;
      clearTimeout(timer);
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
