// Whether a photo shows enough to be of use, from its grey picture.
import type { PhotoFault } from '#contract/triage/photo-advice.ts';

export type GreyPicture = { pixels: Uint8Array; width: number; height: number };
export type PhotoSize = { width: number; height: number };

/** The side of the grey picture that is judged: a measure of sharpness only compares pictures of one size. */
export const JUDGED_WIDTH = 512;

const SMALLEST_SIDE = 320;
// Variance of the Laplacian (Pech-Pacheco, 2000). Skin is smooth: the limit is low, so that only real blur is told.
const BLURRED_BELOW = 12;
const DARK_BELOW = 45;
const BRIGHT_ABOVE = 225;
const MAX_CLIPPED = 0.35;

export function judgePhoto(grey: GreyPicture, size: PhotoSize): PhotoFault[] {
  const { mean, whiteShare } = exposureOf(grey);
  const isTooDark = mean < DARK_BELOW;
  const isTooBright = mean > BRIGHT_ABOVE || whiteShare > MAX_CLIPPED;
  return [
    ...(Math.min(size.width, size.height) < SMALLEST_SIDE ? (['small'] as const) : []),
    ...(isTooDark ? (['dark'] as const) : []),
    ...(isTooBright ? (['bright'] as const) : []),
    // A dark photo always looks blurred, so only the light is mentioned.
    ...(!isTooDark && sharpnessOf(grey) < BLURRED_BELOW ? (['blurred'] as const) : []),
  ];
}

function exposureOf({ pixels }: GreyPicture): { mean: number; whiteShare: number } {
  let sum = 0;
  let white = 0;
  for (const value of pixels) {
    sum += value;
    if (value > 250) white += 1;
  }
  return { mean: sum / pixels.length, whiteShare: white / pixels.length };
}

function sharpnessOf({ pixels, width, height }: GreyPicture): number {
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  if (count === 0) return 0;
  return squares / count - (sum / count) ** 2;
}
