const width = 720;
const height = 1080;
const codeSize = 400;
const quietZone = 4;

interface PosterText {
  site: string;
  title: string;
  code: string;
  link: string;
}

/** Draws the poster that one hands on: who invites where, the code, and the link as a QR code. A PNG. */
export async function drawPoster({ site, title, code, link }: PosterText): Promise<Blob> {
  const { encode } = await import('uqr');
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  pen.fillStyle = '#181A20';
  pen.fillRect(0, 0, width, height);
  pen.textAlign = 'center';
  line(pen, { text: site, y: 150, size: 64, colour: '#F0B90B' });
  line(pen, { text: title, y: 240, size: 40, colour: '#FFFFFF' });
  const { data, size } = encode(link, { ecc: 'M', border: quietZone });
  const [left, top, module] = [(width - codeSize) / 2, 320, codeSize / size];
  pen.fillStyle = '#FFFFFF';
  pen.fillRect(left, top, codeSize, codeSize);
  pen.fillStyle = '#000000';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(left + x * module, top + y * module, Math.ceil(module), Math.ceil(module));
    }),
  );
  line(pen, { text: code, y: 840, size: 72, colour: '#F0B90B' });
  line(pen, { text: link.replace(/^https?:\/\//, ''), y: 920, size: 22, colour: '#B7BDC6' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The poster is empty.')) : resolve(blob)), 'image/png');
  });
}

interface Line {
  text: string;
  y: number;
  size: number;
  colour: string;
}

/** A line in the middle, small enough for the poster. */
function line(pen: CanvasRenderingContext2D, { text, y, size, colour }: Line): void {
  pen.fillStyle = colour;
  pen.font = `600 ${size}px Inter Variable, system-ui, sans-serif`;
  pen.fillText(text, width / 2, y, width - 80);
}
