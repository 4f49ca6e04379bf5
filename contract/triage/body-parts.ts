// The ten parts of the body that have questions of their own.
import * as z from 'zod/mini';

export const BODY_PARTS = [
  'left-arm',
  'right-arm',
  'left-hand',
  'right-hand',
  'left-leg',
  'right-leg',
  'left-foot',
  'right-foot',
  'head',
  'chest',
] as const;
export const BodyPart = z.enum(BODY_PARTS, { error: 'Invalid body part selected.' });
export type BodyPart = z.infer<typeof BodyPart>;
