// The services outside that the clinic uses, and a real call of each whose result is told in words.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Phone } from '../fields.ts';

export const SERVICES = ['mail', 'sms', 'whatsapp', 'ai'] as const;
export type Service = (typeof SERVICES)[number];

export const OutsideService = z.object({
  service: z.enum(SERVICES),
  isSetUp: z.boolean(),
  /** The host that is called, never a key; null where none is set up. */
  host: z.nullable(z.string()),
});
export type OutsideService = z.infer<typeof OutsideService>;

export const listServices = endpoint({
  method: 'GET',
  path: '/admin/services',
  summary: 'Which services outside are set up, by their host',
  reply: z.array(OutsideService),
  roles: ['admin'],
  refusals: [],
});

export const ServiceTest = z.object({ isWell: z.boolean(), words: z.string() });
export type ServiceTest = z.infer<typeof ServiceTest>;

/** How many tests one administrator may make in an hour: each is a real mail or text. */
export const TESTS_PER_HOUR = 20;

/** How many tests one number may get in an hour, whoever asks. */
export const TEXTS_PER_NUMBER = 3;

export const testService = endpoint({
  method: 'POST',
  path: '/admin/services/test',
  summary: 'Make one real call: a mail to oneself, a text to a phone, a question to the AI service without any data',
  body: z.strictObject({ service: z.enum(SERVICES), phone: z.optional(Phone) }),
  reply: ServiceTest,
  roles: ['admin'],
  refusals: ['bad_input', 'too_many_requests'],
  failure: 'The test could not be made. Please try again.',
});
