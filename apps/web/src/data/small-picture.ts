/** As many pixels a side as the server keeps: more would only take longer on the way. */
const sideMax = 2_560;
const quality = 0.88;

/**
 * A photo as small as its use needs, turned as it was taken, made on the device. What this browser can't read goes as it is:
 * the server says what is wrong with it.
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
    const small = await drawn(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, scale);
    bitmap.close();
    // A small picture that is compressed well already only loses by being drawn again.
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}

/** A part of a picture, at most `side` pixels wide and high. */
export async function cutPicture(
  file: Blob,
  part: { x: number; y: number; width: number; height: number },
  side: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawn(bitmap, part, Math.min(1, side / Math.max(part.width, part.height)));
  } finally {
    bitmap.close();
  }
}

async function drawn(
  bitmap: ImageBitmap,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Nothing was drawn.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}
