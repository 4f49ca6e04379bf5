// Photos that are shown in a video visit. They stand in its chat, and with it in the record.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id } from '../fields.ts';
import { ChatLine } from './visits.ts';

export const sharePhoto = endpoint({
  method: 'POST',
  path: '/visits/{id}/photos',
  summary:
    'Show a photo in the chat of the visit; it is drawn anew and belongs to the record. The same id is kept once.',
  params: ById,
  body: z.strictObject({ id: z.optional(Id) }),
  upload: 'image',
  reply: z.array(ChatLine),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: [
    ...(['not_found', 'visit_not_open', 'visit_over'] as const),
    ...(['image_needed', 'image_is_heic', 'image_unreadable', 'image_too_many_pixels', 'image_too_large'] as const),
    'photos_full',
  ],
  failure: 'The photo was not sent. Please try again.',
});

export const openVisitPhoto = endpoint({
  method: 'GET',
  path: '/visit-photos/{id}',
  summary: 'A photo from a video visit of mine, as image/jpeg',
  params: ById,
  reply: z.string(),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found'],
});
