// How the services outside are reached, as administrators set it. A password or a key goes in and never comes out again.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Email, Instant, line } from '../fields.ts';
import type { SERVICES } from './services.ts';

const Host = line('Host', 200).check(
  z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, { error: 'A host looks like mail.example.org.' }),
);

export const MailSettings = z.strictObject({
  host: Host,
  port: z
    .int({ error: 'A port is a number.' })
    .check(
      z.minimum(1, { error: 'A port is a number from 1 to 65535.' }),
      z.maximum(65535, { error: 'A port is a number from 1 to 65535.' }),
    ),
  /** `tls`: from the first byte (465). `starttls`: asked for after the greeting (587). */
  security: z.enum(['tls', 'starttls']),
  user: z.string().check(z.maxLength(200)),
  fromName: line('Name of the sender', 80),
  fromAddress: Email,
});
export type MailSettings = z.infer<typeof MailSettings>;

const WebAddress = z.string().check(
  z.maxLength(500, { abort: true }),
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).username, {
    error: 'An address looks like https://sms.example.org/send.',
  }),
);

export const TextSettings = z.strictObject({
  url: WebAddress,
  method: z.enum(['POST', 'PUT', 'GET']),
  /** The name of the header that holds the key; empty where the service needs none. */
  headerName: z.string().check(z.regex(/^(?:[A-Za-z][\w-]{0,60})?$/, { error: 'A header looks like Authorization.' })),
  /** With {to} and {text} in it. */
  body: z.string().check(z.maxLength(2000)),
});
export type TextSettings = z.infer<typeof TextSettings>;

export const AiSettings = z.strictObject({
  provider: z.enum(['embedded', 'gemini', 'openai-compatible']),
  /** Empty: the provider's own. */
  baseUrl: z.union([z.literal(''), WebAddress]),
  model: z.string().check(z.maxLength(120)),
  /** Empty: photos are read by nobody outside, or by the same model. */
  imageModel: z.string().check(z.maxLength(120)),
});
export type AiSettings = z.infer<typeof AiSettings>;

const kept = {
  /** True where a password or a key is stored. */
  hasSecret: z.boolean(),
  /** Grows with every change. */
  version: z.int(),
  changed: z.nullable(z.object({ at: Instant, by: z.string() })),
};

/** `settings` null: as the environment says. */
export const KeptServices = z.object({
  mail: z.object({ settings: z.nullable(MailSettings), ...kept }),
  sms: z.object({ settings: z.nullable(TextSettings), ...kept }),
  whatsapp: z.object({ settings: z.nullable(TextSettings), ...kept }),
  ai: z.object({ settings: z.nullable(AiSettings), ...kept }),
});
export type KeptServices = z.infer<typeof KeptServices>;

export const readServiceSettings = endpoint({
  method: 'GET',
  path: '/admin/services/settings',
  summary: 'How the services outside are reached, without their secrets',
  reply: KeptServices,
  roles: ['admin'],
  refusals: [],
});

const change = {
  version: z.int(),
  /** Left out: the stored one stays, which the same address alone allows. Empty: none. */
  secret: z.optional(
    z
      .string()
      .check(
        z.maxLength(500, { abort: true }),
        z.regex(/^[\x20-\x7e]*$/, { error: 'Plain letters, digits and signs only.' }),
      ),
  ),
};

/** `settings` null: the environment holds again. */
export const setServiceSettings = endpoint({
  method: 'PUT',
  path: '/admin/services/settings',
  summary: 'Set how a service outside is reached. Every administrator is told. It holds at once.',
  body: z.discriminatedUnion('service', [
    z.strictObject({ service: z.literal('mail'), settings: z.nullable(MailSettings), ...change }),
    z.strictObject({ service: z.literal('sms'), settings: z.nullable(TextSettings), ...change }),
    z.strictObject({ service: z.literal('whatsapp'), settings: z.nullable(TextSettings), ...change }),
    z.strictObject({ service: z.literal('ai'), settings: z.nullable(AiSettings), ...change }),
  ]),
  reply: KeptServices,
  roles: ['admin'],
  refusals: ['version_outdated', 'bad_input'],
  stepUp: true,
  failure: 'Nothing was saved. Please try again.',
});

export const SERVICE_NAMES: Record<(typeof SERVICES)[number], string> = {
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  ai: 'AI service',
};
