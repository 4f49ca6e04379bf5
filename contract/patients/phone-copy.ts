// What a patient may keep on the phone, to read without a network.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { CardFacts } from './emergency-card.ts';

export const PhoneCopy = z.object({
  patientId: Id,
  name: z.string(),
  pud: z.string(),
  clinic: z.object({
    name: z.string(),
    phone: z.string(),
    timeZone: z.string(),
    emergencyNumber: z.string(),
  }),
  card: CardFacts,
  /** The next ones, earliest first. */
  visits: z.array(
    z.object({
      startsAt: Instant,
      doctor: z.string(),
      department: z.string(),
      /** The room and the way to it. Older copies have none. */
      where: z.optional(z.string()),
      isApproved: z.boolean(),
    }),
  ),
  /** All of them, whatever the card shows: the copy is the patient's own. */
  medicines: z.array(z.object({ name: z.string(), inWords: z.string() })),
  madeAt: Instant,
});
export type PhoneCopy = z.infer<typeof PhoneCopy>;

export const readPhoneCopy = endpoint({
  method: 'GET',
  path: '/patients/{id}/phone-copy',
  summary: 'My emergency card, next visits and medicines in one answer, to keep on my phone',
  params: ById,
  reply: PhoneCopy,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'identity_unconfirmed'],
  isHeavy: true,
});
