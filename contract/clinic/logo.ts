// The clinic's picture, as administrators give it. It is drawn anew: nothing of the file that was sent is kept.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';

/** Enough for a sharp picture on paper. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

export const setLogo = endpoint({
  method: 'POST',
  path: '/admin/clinic/logo',
  summary: 'Set the clinic’s picture: a PNG or a JPEG, drawn anew and made small. It holds at once.',
  body: z.strictObject({}),
  upload: 'image',
  uploadBytes: LOGO_MAX_BYTES,
  reply: Done,
  roles: ['admin'],
  refusals: [
    ...(['image_needed', 'image_unreadable', 'image_is_heic', 'image_too_large', 'image_too_many_pixels'] as const),
    'too_many_requests',
  ],
  failure: 'The logo was not saved. Please try again.',
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/admin/clinic/logo',
  summary: 'Take the clinic’s picture away',
  reply: Done,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'The logo was not removed. Please try again.',
});
