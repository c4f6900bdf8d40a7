import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../edge/refusal.ts';
import { documentShape, pictureOf, portraitShape } from './picture.ts';

const gold = { r: 200, g: 160, b: 40 };
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: gold } });

/** The code that a file is refused with, or `ok`. */
async function codeOf(bytes: Buffer): Promise<string> {
  try {
    await pictureOf(bytes, documentShape);
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('of %s becomes one of ours', async (format) => {
    const picture = await pictureOf(await drawn(40, 20).toFormat(format).toBuffer(), documentShape);
    const { format: made, width, height } = await sharp(picture.bytes).metadata();
    expect({ made, width, height }).toEqual({ made: 'webp', width: 40, height: 20 });
  });

  it('is turned as its camera was held, and says nothing of where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const taken = await drawn(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const picture = await pictureOf(taken, documentShape);
    expect([picture.width, picture.height]).toEqual([20, 60]);
    const metadata = await sharp(picture.bytes).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    expect(picture.bytes.includes('Camera')).toBe(false);
  });

  it('has at most so many pixels, a portrait is a square', async () => {
    const wide = await drawn(5_200, 1_300).jpeg().toBuffer();
    expect(await pictureOf(wide, documentShape)).toMatchObject({ width: 2_560, height: 640 });
    expect(await pictureOf(wide, portraitShape)).toMatchObject({ width: 512, height: 512 });
  });

  it('carries no second file behind its own', async () => {
    const page = '<script>alert(1)</script>';
    const both = Buffer.concat([await drawn(20, 20).png().toBuffer(), Buffer.from(page)]);
    const picture = await pictureOf(both, documentShape);
    expect(picture.bytes.includes(page)).toBe(false);
  });
});

describe('what is no picture of ours is refused by name', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a program', Buffer.from('7f454c460201010000000000000000000200', 'hex')],
    ['one byte', Buffer.of(0xff)],
  ])('%s: picture_type_unsupported', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('picture_type_unsupported');
  });

  it('the beginning of one: picture_damaged', async () => {
    const noisy = await sharp(randomPixels(200, 200), { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await codeOf(noisy.subarray(0, noisy.length / 2))).toBe('picture_damaged');
    expect(await codeOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe('picture_damaged');
  });

  it('one that moves: picture_animated', async () => {
    const frames = sharp(randomPixels(20, 60), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } });
    expect(await codeOf(await frames.clone().gif().toBuffer())).toBe('picture_animated');
    expect(await codeOf(await frames.clone().webp().toBuffer())).toBe('picture_animated');
    expect(await codeOf(await movingPng())).toBe('picture_animated');
  });

  it('a bomb, which is small and unfolds to gigabytes: picture_too_large', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: gold } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await codeOf(bomb)).toBe('picture_too_large');
  });
});

/** Pixels in which no frame equals another, so that no encoder leaves one out. */
function randomPixels(width: number, height: number): Buffer {
  return Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 7) * 31) % 256));
}

/** A PNG that says right behind its head that it is animated; who doesn't know that shows its first frame. */
async function movingPng(): Promise<Buffer> {
  const still = await drawn(10, 10).png().toBuffer();
  const head = still.subarray(0, 33);
  const animation = Buffer.from('000000086163544c0000000200000000', 'hex');
  return Buffer.concat([head, animation, Buffer.from('f38d9370', 'hex'), still.subarray(33)]);
}
