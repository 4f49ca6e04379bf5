// What the clinic says of itself, as administrators set it while Nadi runs. The environment has the first word.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Email, Id, Instant, line, Phone } from '../fields.ts';

const isTimeZone = (value: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

const DIALLED = /^[0-9+]{2,15}$/;

/** These texts stand on every page and in every mail: no place for an address that leads elsewhere. */
const NO_WEB_ADDRESS = z.refine<string>((value) => !/:\/\/|www\./i.test(value), {
  error: 'No web addresses here.',
});

export const ClinicFacts = z.strictObject({
  name: line('Name', 80).check(NO_WEB_ADDRESS),
  address: line('Address', 200).check(NO_WEB_ADDRESS),
  phone: Phone,
  email: Email.check(z.refine((value: string) => !/\p{C}/u.test(value), { error: 'Enter an e-mail address.' })),
  supportHours: line('Hours', 80).check(NO_WEB_ADDRESS),
  timeZone: line('Time zone', 60).check(z.refine(isTimeZone, { error: 'A time zone looks like Asia/Kolkata.' })),
  emergencyNumber: line('Emergency number', 15).check(
    z.regex(DIALLED, { error: 'Only the digits to dial, like 112.' }),
  ),
  crisisNumber: line('Number of the crisis line', 15).check(
    z.regex(DIALLED, { error: 'Only the digits to dial, like 14416.' }),
  ),
  /** What the service is called, if it has a name. */
  crisisName: z.nullable(line('Name of the crisis line', 40).check(NO_WEB_ADDRESS)),
});
export type ClinicFacts = z.infer<typeof ClinicFacts>;
export type FactName = keyof ClinicFacts;

export const FACT_NAMES = Object.keys(ClinicFacts.shape) as FactName[];

export const FACT_WORDS: Readonly<Record<FactName, string>> = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  supportHours: 'Hours',
  timeZone: 'Time zone',
  emergencyNumber: 'Emergency number',
  crisisNumber: 'Number of the crisis line',
  crisisName: 'Name of the crisis line',
};

/** A wrong one sends patients in need, or their letters, to somebody else: it waits for a second look. */
export const GUARDED_FACTS: readonly FactName[] = [
  ...(['name', 'phone', 'email', 'timeZone', 'emergencyNumber'] as const),
  ...(['crisisNumber', 'crisisName'] as const),
];

/** How long a guarded change waits when nobody confirms it. */
export const WAITS_HOURS = 24;

/** As it stands, whatever the environment holds: rules are for what is typed. */
const StandingFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  supportHours: z.string(),
  timeZone: z.string(),
  emergencyNumber: z.string(),
  crisisNumber: z.string(),
  crisisName: z.nullable(z.string()),
});

export const WaitingFacts = z.object({
  id: Id,
  changes: z.array(z.object({ fact: z.enum(FACT_NAMES), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  by: z.string(),
  at: Instant,
  /** From then on it holds, unless an administrator stops it. */
  holdsAt: Instant,
  /** Whether the reader may: not who asked, nor whose account goes back to them. */
  mayConfirm: z.boolean(),
});
export type WaitingFacts = z.infer<typeof WaitingFacts>;

export const KeptFacts = z.object({
  facts: StandingFacts,
  /** What the environment says: an untouched fact follows it. */
  usual: StandingFacts,
  /** Grows with every change. */
  version: z.int(),
  changed: z.nullable(z.object({ at: Instant, by: z.string() })),
  waiting: z.nullable(WaitingFacts),
  /** During the set-up, with one administrator and no patient, nothing waits. */
  holdsAtOnce: z.boolean(),
});
export type KeptFacts = z.infer<typeof KeptFacts>;

export const readClinicFacts = endpoint({
  method: 'GET',
  path: '/admin/clinic',
  summary: 'What the clinic says of itself, what it would say without any change, who changed it last, and what waits',
  reply: KeptFacts,
  roles: ['admin'],
  refusals: [],
});

const { shape } = ClinicFacts;

/** What is left out stays as it is. By hand: the bytes of z.partial would be loaded by every patient. */
const WantedFacts = z.strictObject({
  name: z.optional(shape.name),
  address: z.optional(shape.address),
  phone: z.optional(shape.phone),
  email: z.optional(shape.email),
  supportHours: z.optional(shape.supportHours),
  timeZone: z.optional(shape.timeZone),
  emergencyNumber: z.optional(shape.emergencyNumber),
  crisisNumber: z.optional(shape.crisisNumber),
  crisisName: z.optional(shape.crisisName),
  version: z.int(),
});

export const setClinicFacts = endpoint({
  method: 'PUT',
  path: '/admin/clinic',
  summary:
    'Set some of what the clinic says of itself. Every administrator is told. Address and hours hold at once; the rest waits for a second administrator, or 24 hours.',
  body: WantedFacts,
  reply: KeptFacts,
  roles: ['admin'],
  refusals: ['version_outdated', 'change_waits'],
  stepUp: true,
  failure: 'Nothing was saved. Please try again.',
});

export const confirmWaitingFacts = endpoint({
  method: 'POST',
  path: '/admin/clinic/waiting/{id}/confirm',
  summary: 'Confirm a change that another administrator asked for: it holds at once',
  params: ById,
  reply: KeptFacts,
  roles: ['admin'],
  refusals: ['not_found', 'not_the_second', 'change_ended'],
  stepUp: true,
  failure: 'It was not confirmed. Please try again.',
});

export const stopWaitingFacts = endpoint({
  method: 'POST',
  path: '/admin/clinic/waiting/{id}/stop',
  summary: 'Stop a change that waits; nothing changes',
  params: ById,
  reply: KeptFacts,
  roles: ['admin'],
  refusals: ['not_found', 'change_ended'],
  failure: 'It was not stopped. Please try again.',
});
