import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../edge/refusal.ts';
import { Turns } from '../turns.ts';

/** How a picture is kept: the longest side in pixels, and whether it is cut to a square about its middle. */
export interface PictureShape {
  readonly side: number;
  readonly square: boolean;
}

/** Letters of a document that was photographed whole stay readable. */
export const documentShape: PictureShape = { side: 2560, square: false };
export const portraitShape: PictureShape = { side: 512, square: true };

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What every picture of ours is, whatever came in. */
export const pictureType = 'image/webp';

const readable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
/** More than any phone's camera has; a picture bomb is a small file of many more. */
const pixelsMax = 60_000_000;
const longestSide = 20_000;
const quality = 85;

/** Nothing of a picture is kept for the next one, and none takes all the threads that the disk and passwords need too. */
sharp.cache(false);
sharp.concurrency(1);
const turns = new Turns({ running: 2, waitingMost: 32, full: 'too many pictures are being made' });

/**
 * Makes of what somebody sent a picture of ours: told by its content alone, turned as its camera was held, without
 * any metadata, encoded anew. Refuses by name what is none (`picture_type_unsupported`), moves (`picture_animated`), is
 * too large to unfold (`picture_too_large`) or broken (`picture_damaged`).
 */
export function pictureOf(bytes: Buffer, shape: PictureShape): Promise<Picture> {
  return turns.take(() => make(bytes, shape));
}

async function make(bytes: Buffer, { side, square }: PictureShape): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'image/apng') throw new Refusal('picture_animated', 'file');
  if (type === undefined || !readable.has(type.mime)) throw new Refusal('picture_type_unsupported', 'file');
  checkSize(await unlessDamaged(sharp(bytes, { limitInputPixels: false }).metadata()));
  const drawn = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({
      width: side,
      height: side,
      fit: square ? 'cover' : 'inside',
      withoutEnlargement: !square,
    })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await unlessDamaged(drawn);
  return { bytes: data, width: info.width, height: info.height };
}

function checkSize({ width, height, pages }: Metadata): void {
  if (pages !== undefined && pages > 1) throw new Refusal('picture_animated', 'file');
  if (width * height > pixelsMax || Math.max(width, height) > longestSide)
    throw new Refusal('picture_too_large', 'file', { megapixels: pixelsMax / 1_000_000 });
}

/** Whatever the decoder stumbles on is a fault of the picture, not of the house. */
async function unlessDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new Refusal('picture_damaged', 'file');
  }
}
