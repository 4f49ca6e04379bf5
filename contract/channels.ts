// How patients are told besides the screen: which kinds of news by which channel, and when not.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done, TimeOfDay } from './fields.ts';

/** What a patient can choose for; what is urgent or about the account itself is always told. */
export const TOPICS = ['visits', 'medicines', 'results', 'messages', 'earlier-times'] as const;
export type Topic = (typeof TOPICS)[number];

/** `push` is the notice on a phone's lock screen. */
const CHANNELS = ['push', 'sms', 'whatsapp', 'mail'] as const;
export type ChannelName = (typeof CHANNELS)[number];

const ByChannel = z.strictObject({ push: z.boolean(), sms: z.boolean(), whatsapp: z.boolean(), mail: z.boolean() });
const Choices = z.strictObject({
  visits: ByChannel,
  medicines: ByChannel,
  results: ByChannel,
  messages: ByChannel,
  'earlier-times': ByChannel,
});
export type Choices = z.infer<typeof Choices>;

const QuietHours = z.strictObject({ isOn: z.boolean(), from: TimeOfDay, until: TimeOfDay });
export type QuietHours = z.infer<typeof QuietHours>;

export const NoticeSettings = z.object({
  choices: Choices,
  /** On the clinic's wall clock. */
  quietHours: QuietHours,
  /** Which channels the clinic has set up. */
  setUp: ByChannel,
  /** Whether this browser takes notices for me. */
  isPushOnHere: z.boolean(),
  /** With which a browser checks that a notice comes from this clinic. */
  pushKey: z.string(),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/notice-settings',
  summary: 'How I am told, and when not',
  reply: NoticeSettings,
  roles: ['patient'],
  part: 'own',
  refusals: [],
});

export const saveNoticeSettings = endpoint({
  method: 'PUT',
  path: '/notice-settings',
  summary: 'Choose how I am told, and when not',
  body: z.strictObject({ choices: Choices, quietHours: QuietHours }),
  reply: NoticeSettings,
  roles: ['patient'],
  part: 'own',
  refusals: [],
  failure: 'Could not save this. Please try again.',
});

const base64url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  // Some browsers add the padding, most do not.
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), { error: 'Not a key of a browser.' }));
};

const PushAddress = z.string().check(z.maxLength(1000, { error: 'This address is too long.', abort: true }));

export const subscribePush = endpoint({
  method: 'POST',
  path: '/push-subscription',
  summary: 'Send my notices to this browser too',
  body: z.strictObject({
    endpoint: PushAddress,
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['push_address_refused'],
  failure: 'Could not turn this on. Please try again.',
});

export const keepPush = endpoint({
  method: 'POST',
  path: '/push-subscription/keep',
  summary: 'After a new login: go on sending my notices to this browser, and nobody else’s',
  body: z.strictObject({ endpoint: PushAddress }),
  reply: z.object({ isOn: z.boolean() }),
  roles: ['patient'],
  part: 'own',
  refusals: [],
  background: true,
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/push-subscription',
  summary: 'Send no more notices to this browser',
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: [],
  failure: 'Could not turn this off. Please try again.',
});
