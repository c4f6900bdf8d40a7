import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codePath } from './code-path.ts';
import '../styles/drawing.css';

/** The quiet zone that cameras need around a code, in modules. */
const quietZone = 4;

interface Drawing {
  text: string;
  size: number;
  path: string;
}

/** A text as a QR code, dark on light in both themes. The encoder comes in a chunk of its own. */
export function QrCode({ text, size = 176 }: { text: string; size?: number }) {
  const { t } = useTranslation();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const { encode } = await import('uqr');
      const code = encode(text, { ecc: 'M', border: quietZone });
      if (!left) setDrawing({ text, size: code.size, path: codePath(code.data) });
    };
    // Without its encoder the code stays a blank field; the text to copy always stands beside it.
    draw().catch(() => setDrawing(null));
    return () => {
      left = true;
    };
  }, [text]);
  const ready = drawing?.text === text;
  return (
    <div
      role="img"
      aria-label={t(($) => $.parts.qrCode, { text })}
      aria-busy={!ready}
      style={{ width: size, height: size, background: 'var(--code-light)' }}
      className="max-w-full overflow-hidden rounded-card"
    >
      {ready && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges" className="size-full">
          <path d={drawing.path} fill="var(--code-dark)" />
        </svg>
      )}
    </div>
  );
}
