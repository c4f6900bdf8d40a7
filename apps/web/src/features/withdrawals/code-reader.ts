/** What a code is looked for in: what the camera sees now, or a picture. */
export type Picture = HTMLVideoElement | ImageBitmap;

/** The text of the QR code in a picture, null where there is none to be seen. */
export type CodeReader = (picture: Picture) => Promise<string | null>;

interface Detector {
  detect: (source: Picture) => Promise<{ rawValue: string }[]>;
}

interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const format = 'qr_code';

/** A code of an address is read well at this size; a photograph of a phone has many times as many dots. */
const edgeMax = 1_280;

/** How long one picture is looked at, in ms: as long as it takes between two looks at the camera. */
const lookMs = 150;

/** What reads codes here: the browser itself where it can, else a decoder that is loaded for it. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await readerOfBrowser()) ?? ownReader();
}

/** A browser may know what reads codes and yet none of the kind that is wanted. */
async function readerOfBrowser(): Promise<CodeReader | null> {
  const Maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  const formats = await Maker?.getSupportedFormats().catch((): string[] => []);
  if (Maker === undefined || formats?.includes(format) !== true) return null;
  const detector = new Maker({ formats: [format] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function ownReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return (picture) => {
    const dots = dotsOf(picture, canvas);
    if (dots === null) return Promise.resolve(null);
    try {
      return Promise.resolve(decodeQR(dots, { timeLimit: lookMs }));
    } catch {
      // It throws where it finds no code, or one that it can't make out.
      return Promise.resolve(null);
    }
  };
}

function dotsOf(picture: Picture, canvas: HTMLCanvasElement): ImageData | null {
  const [width, height] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, edgeMax / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) return null;
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}
