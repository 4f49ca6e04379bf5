// Runs in a thread of its own, one photo after the other: decodes, judges, and encodes anew without any of the metadata. A
// file that is made to break a decoder breaks here, and this thread can be ended from outside.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PhotoFault } from '#contract/triage/photo-advice.ts';
import { JUDGED_WIDTH, judgePhoto } from './judge-photo.ts';

/** `isLogo`: small, and what is transparent stays so. */
export type PhotoJob = { bytes: Uint8Array; mostPixels: number; isLogo?: boolean };
export type PhotoDone =
  | { ok: true; jpeg: Uint8Array; width: number; height: number; faults: PhotoFault[] }
  | { ok: true; png: Uint8Array; width: number; height: number }
  | { ok: false; why: 'unreadable' | 'too-many-pixels' };

// The longest side that is kept: enough for a doctor to zoom in, and a tenth of what a phone takes.
const LONGEST_SIDE = 2048;
const KNOWN = new Set(['jpeg', 'png', 'webp']);

// The library can decode dozens of formats; only three are allowed, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

// Shown at most 64 pixels high, on screens of up to three pixels for one.
const LOGO = { width: 600, height: 192, fit: 'inside', withoutEnlargement: true } as const;

async function readPhoto({ bytes, mostPixels, isLogo = false }: PhotoJob): Promise<PhotoDone> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!KNOWN.has(format ?? '') || !width || !height) return { ok: false, why: 'unreadable' };
  if (width * height > mostPixels) return { ok: false, why: 'too-many-pixels' };

  if (isLogo) {
    const drawn = await open().autoOrient().resize(LOGO).png().toBuffer({ resolveWithObject: true });
    return { ok: true, png: drawn.data, width: drawn.info.width, height: drawn.info.height };
  }
  const fitted = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const photo = await open()
    .autoOrient()
    .resize(fitted)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const grey = await sharp(photo.data)
    .resize({ width: JUDGED_WIDTH, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels: grey.data, width: grey.info.width, height: grey.info.height };
  const size = { width: photo.info.width, height: photo.info.height };
  return { ok: true, jpeg: photo.data, ...size, faults: judgePhoto(picture, { width, height }) };
}

const port = parentPort;
port?.on('message', async (job: PhotoJob) => {
  const done = await readPhoto(job).catch((): PhotoDone => ({ ok: false, why: 'unreadable' }));
  port.postMessage(done);
});
