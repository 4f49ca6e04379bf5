// Looks into a chosen file before it is sent: whether it is a picture at all, and makes one smaller that is too large.
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '#contract/triage/symptom-limits.ts';

const NOT_AN_IMAGE = 'Choose an image file, for example a JPEG or PNG photo.';
const TOO_LARGE = 'The photo is larger than 10 MB. Take it again at a lower quality.';

/** Long enough for a doctor to see what matters; a photo of this size is far below the limit. */
const LONGEST_EDGE = 3000;
const QUALITY = 0.85;

export type Ready = { file: File } | { problem: string };

export async function readyPhoto(file: File): Promise<Ready> {
  // Few browsers can look into HEIC; the server says what to do about it.
  const isHeic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]$/.test(file.type);
  if (!isHeic && !file.type.startsWith('image/')) return { problem: NOT_AN_IMAGE };
  const isTooLarge = file.size > PHOTO_MAX_BYTES;
  if (isHeic || typeof createImageBitmap === 'undefined') return isTooLarge ? { problem: TOO_LARGE } : { file };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { problem: NOT_AN_IMAGE };
  try {
    if (!isTooLarge && picture.width * picture.height <= PHOTO_MAX_PIXELS) return { file };
    const smaller = await shrink(picture, file.name);
    return smaller && smaller.size <= PHOTO_MAX_BYTES ? { file: smaller } : { problem: TOO_LARGE };
  } finally {
    picture.close();
  }
}

async function shrink(picture: ImageBitmap, name: string): Promise<File | null> {
  const share = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * share);
  canvas.height = Math.round(picture.height * share);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return jpeg && new File([jpeg], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
