// Photos for tests, drawn here: skin-coloured, with a red patch, as sharp or as dark as a test needs.
import sharp, { type Sharp } from 'sharp';

type Input = { width?: number; height?: number; blur?: number; light?: number };

function drawn({ width = 400, height = 340, blur = 0, light = 150 }: Input): Sharp {
  const noise = { type: 'gaussian', mean: light, sigma: light < 40 ? 4 : 25 } as const;
  const skin = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  return blur > 0 ? skin.blur(blur) : skin;
}

export const aJpeg = (input: Input = {}): Promise<Buffer> => drawn(input).jpeg({ quality: 80 }).toBuffer();
export const aPng = (input: Input = {}): Promise<Buffer> => drawn(input).png().toBuffer();
export const aWebp = (input: Input = {}): Promise<Buffer> => drawn(input).webp().toBuffer();

/** Of one colour: small as a file, however many points it has. */
export const aFlatPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c08060' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** With a place and a camera's name inside, as phones leave them. */
export const aJpegWithMetadata = (): Promise<Buffer> =>
  drawn({})
    .jpeg()
    .withExif({ IFD0: { Model: 'Telephone of Asha', Copyright: '12.9716 N, 77.5946 E' } })
    .toBuffer();

/** The first bytes of a HEIC file are enough to know one. */
export const aHeic = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), Buffer.alloc(64)]);

type Parts = { image?: Buffer; fileName?: string; field?: string; text?: Record<string, string> };

/** multipart/form-data, written out as a browser does. */
export function aForm({ image, fileName = 'captured-image.jpg', field = 'image', text = {} }: Parts) {
  const boundary = 'nadi-form-boundary';
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const fields = Object.entries(text).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const file = image
    ? [Buffer.from(`${head(`name="${field}"; filename="${fileName}"`)}content-type: image/jpeg\r\n\r\n`), image, '\r\n']
    : [];
  const payload = Buffer.concat([...fields, ...file, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}
