// The environment, parsed once. A wrong value stops the start with a plain sentence.

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type FamilyRules, USUAL_FAMILY_RULES } from '#contract/clinic/family-rules.ts';
import { USUAL_SESSION_LIMITS } from '#contract/clinic/session-limits.ts';
import type { Logo } from '#contract/clinic.ts';
import { assertOwnClinic, DEMO_CLINIC } from './clinic-details.ts';
import { PlainError } from './plain-error.ts';
import { textGatewayOf } from './text-gateway.ts';

/** "14416 Tele-MANAS": a number to dial, then what the service is called, if it has a name. */
const CRISIS_LINE = /^([0-9+]{2,15})(?: +(\S.{0,39}))?$/;

export function crisisLineOf(setting: string): { number: string; name: string | null } {
  const [, number = '', name] = CRISIS_LINE.exec(setting) ?? [];
  return { number, name: name?.trim() ?? null };
}

/** "22:00-07:00": from when on and until when nobody is disturbed. */
const QUIET_HOURS = /^(?:off|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d)$/;

function quietHoursOf(setting: string): { from: string; until: string } | null {
  const [from = '', until = ''] = setting.split('-');
  return setting === 'off' ? null : { from, until };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const DAY_NAME = `(${WEEKDAYS.join('|')})`;
const TIME_OF_DAY = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
/** "Mon-Sat 09:00-18:00": the days and hours in which somebody answers patients. */
const MESSAGE_HOURS = new RegExp(`^${DAY_NAME}(?:-${DAY_NAME})? ${TIME_OF_DAY}-${TIME_OF_DAY}$`);

export type MessageHours = { weekdays: number[]; from: string; until: string; withinHours: number };

function messageHoursOf(setting: string, withinHours: number): MessageHours {
  const [, first = '', last = first, from = '', until = ''] = MESSAGE_HOURS.exec(setting) ?? [];
  const start = WEEKDAYS.indexOf(first);
  const count = ((WEEKDAYS.indexOf(last) - start + 7) % 7) + 1;
  const weekdays = Array.from({ length: count }, (_, at) => ((start + at) % 7) + 1).sort();
  return { weekdays, from, until, withinHours };
}

function areMessageHours(setting: string): boolean {
  const { from, until } = messageHoursOf(setting, 1);
  return from !== '' && from < until;
}

/** Addresses without the secret, or the secret alone, would fail in the middle of a visit. */
function turnOf(urls: string | undefined, secret: string | undefined): { urls: string[]; secret: string } | null {
  if (!urls !== !secret) throw new PlainError('TURN_URLS and TURN_SECRET belong together: set both or neither.');
  return urls && secret ? { urls: urls.split(',').map((one) => one.trim()), secret } : null;
}

const number = (name: string, fallback: number, min: number, max: number) =>
  z._default(
    z.coerce
      .number({ error: `${name} must be a number.` })
      .check(
        z.int({ error: `${name} must be a whole number.` }),
        z.minimum(min, { error: `${name} must be at least ${min}.` }),
        z.maximum(max, { error: `${name} must be at most ${max}.` }),
      ),
    fallback,
  );

const url = (name: string, protocols: string[]) =>
  z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        error: `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      }),
    ),
  );

const textMethod = (name: string) =>
  z._default(z.enum(['POST', 'PUT', 'GET'], { error: `${name} must be POST, PUT or GET.` }), 'POST');

const isTimeZone = (value: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

// What the proxy's address may look like: an address, a network, or a name for the usual private ones.
const isNetwork = (value: string) => {
  const [address = '', bits] = value.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

const Environment = z.object({
  MODE: z._default(z.enum(['demo', 'production'], { error: 'MODE must be demo or production.' }), 'demo'),
  HOST: z._default(z.string(), 'localhost'),
  PORT: number('PORT', 3001, 0, 65535),
  DRAIN_SECONDS: number('DRAIN_SECONDS', 0, 0, 60),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  DATABASE_OWNER_URL: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
  DATABASE_PREPARE: z._default(z.enum(['on', 'off'], { error: 'DATABASE_PREPARE must be on or off.' }), 'on'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
  TRUSTED_PROXY: z.optional(
    z.string().check(
      z.refine((list) => list.split(',').every((one) => isNetwork(one.trim())), {
        error: 'TRUSTED_PROXY must be the address or the network of the proxy, like 10.0.0.5 or 10.0.0.0/8.',
      }),
    ),
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, { error: 'METRICS_TOKEN must have 16 characters or more.' })),
  ),
  MASTER_KEY_FILE: z.optional(z.string()),
  MASTER_KEY: z.optional(z.string()),
  MASTER_KEY_COMMAND: z.optional(z.string()),
  BACKUP_AT: z._default(
    z
      .string()
      .check(z.regex(/^(?:off|([01]\d|2[0-3]):[0-5]\d)$/, { error: 'BACKUP_AT must be a time like 02:00, or off.' })),
    '02:00',
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_TEST_DIR: z.optional(z.string()),
  BACKUP_KEEP_DAILY: number('BACKUP_KEEP_DAILY', 7, 1, 366),
  BACKUP_KEEP_WEEKLY: number('BACKUP_KEEP_WEEKLY', 4, 0, 520),
  BACKUP_KEEP_MONTHLY: number('BACKUP_KEEP_MONTHLY', 12, 0, 1200),
  AUDIT_POST_URL: url('AUDIT_POST_URL', ['http:', 'https:']),
  SAFETY_DATA_DIR: z.optional(z.string()),
  VIDEO_ADULT_UNDER: number('VIDEO_ADULT_UNDER', 16, 1, 30),
  TELE_PRESCRIBING: z._default(
    z.enum(['india-2020', 'off'], { error: 'TELE_PRESCRIBING must be india-2020 or off.' }),
    'india-2020',
  ),
  TURN_URLS: z.optional(
    z.string().check(
      z.refine((text) => text.split(',').every((one) => /^turns?:[^\s,]+$/.test(one.trim())), {
        error: 'TURN_URLS must be addresses like turns:turn.example.org:5349, with commas between.',
      }),
    ),
  ),
  TURN_SECRET: z.optional(z.string().check(z.minLength(16, { error: 'TURN_SECRET must have 16 characters or more.' }))),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: z._default(z.string(), 'Nadi <nadi@localhost>'),
  SMS_URL: url('SMS_URL', ['http:', 'https:']),
  SMS_METHOD: textMethod('SMS_METHOD'),
  SMS_HEADER: z.optional(z.string()),
  SMS_BODY: z._default(z.string(), '{"to":"{to}","text":"{text}"}'),
  WHATSAPP_URL: url('WHATSAPP_URL', ['http:', 'https:']),
  WHATSAPP_METHOD: textMethod('WHATSAPP_METHOD'),
  WHATSAPP_HEADER: z.optional(z.string()),
  WHATSAPP_BODY: z._default(z.string(), '{"to":"{to}","text":"{text}"}'),
  PHONE_COUNTRY_CODE: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'PHONE_COUNTRY_CODE must be digits like 91.' })),
    '91',
  ),
  PUSH_LOOPBACK: z._default(z.enum(['on', 'off'], { error: 'PUSH_LOOPBACK must be on or off.' }), 'off'),
  CLINIC_NAME: z._default(z.string(), DEMO_CLINIC.CLINIC_NAME),
  CLINIC_ADDRESS: z._default(z.string(), DEMO_CLINIC.CLINIC_ADDRESS),
  CLINIC_PHONE: z._default(z.string(), DEMO_CLINIC.CLINIC_PHONE),
  CLINIC_EMAIL: z._default(z.string(), DEMO_CLINIC.CLINIC_EMAIL),
  SUPPORT_HOURS: z._default(z.string(), 'Every day 08:00 to 20:00'),
  CLINIC_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'CLINIC_TIME_ZONE must be a time zone like Asia/Kolkata.' })),
    'Asia/Kolkata',
  ),
  QUIET_HOURS: z._default(
    z.string().check(z.regex(QUIET_HOURS, { error: 'QUIET_HOURS must look like 22:00-07:00, or be off.' })),
    '22:00-07:00',
  ),
  MESSAGE_HOURS: z._default(
    z.string().check(z.refine(areMessageHours, { error: 'MESSAGE_HOURS must look like Mon-Sat 09:00-18:00.' })),
    'Mon-Sat 09:00-18:00',
  ),
  MESSAGE_ANSWER_HOURS: number('MESSAGE_ANSWER_HOURS', 4, 1, 72),
  EMERGENCY_NUMBER: z._default(
    z.string().check(z.regex(/^[0-9+]{2,15}$/, { error: 'EMERGENCY_NUMBER must be a number to dial.' })),
    '112',
  ),
  CRISIS_LINE: z._default(
    z.string().check(
      z.regex(CRISIS_LINE, {
        error: 'CRISIS_LINE must be a number to dial, then the name of the service if it has one.',
      }),
    ),
    '14416 Tele-MANAS',
  ),
  AI_PROVIDER: z._default(
    z.enum(['embedded', 'gemini', 'openai-compatible'], {
      error: 'AI_PROVIDER must be embedded, gemini or openai-compatible.',
    }),
    'embedded',
  ),
  GEMINI_API_KEY: z.optional(z.string()),
  AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:']),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_IMAGE_MODEL: z.optional(z.string()),
  AI_DEADLINE_SECONDS: number('AI_DEADLINE_SECONDS', 20, 1, 20),
  SYMPTOM_BUDGET_MS: number('SYMPTOM_BUDGET_MS', 250, 1, 10_000),
  RATE_LIMIT_LOGINS: number('RATE_LIMIT_LOGINS', 50, 1, 1_000_000),
  RATE_LIMIT_REGISTRATIONS: number('RATE_LIMIT_REGISTRATIONS', 60, 1, 1_000_000),
  RATE_LIMIT_GUEST_TRIAGES: number('RATE_LIMIT_GUEST_TRIAGES', 60, 1, 1_000_000),
  RATE_LIMIT_SHARED_CARDS: number('RATE_LIMIT_SHARED_CARDS', 60, 1, 1_000_000),
  RATE_LIMIT_AI_PER_ACCOUNT: number('RATE_LIMIT_AI_PER_ACCOUNT', 10, 0, 1_000_000),
  RATE_LIMIT_AI_PER_ADDRESS: number('RATE_LIMIT_AI_PER_ADDRESS', 10, 0, 1_000_000),
  RATE_LIMIT_UPLOADS: number('RATE_LIMIT_UPLOADS', 50, 1, 1_000_000),
  RATE_LIMIT_UPLOADS_AT_WORK: number('RATE_LIMIT_UPLOADS_AT_WORK', 500, 1, 1_000_000),
  RATE_LIMIT_CALLS: number('RATE_LIMIT_CALLS', 1200, 1, 1_000_000),
  STREAMS_PER_ADDRESS: number('STREAMS_PER_ADDRESS', 500, 1, 1_000_000),
  LOG_LEVEL: z.optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent.',
    }),
  ),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new PlainError(parsed.error.issues[0]?.message ?? 'The configuration could not be read.');
  const env = parsed.data;
  const minutes = 60_000;

  const usualClinic = {
    name: env.CLINIC_NAME,
    address: env.CLINIC_ADDRESS,
    phone: env.CLINIC_PHONE,
    email: env.CLINIC_EMAIL,
    supportHours: env.SUPPORT_HOURS,
    timeZone: env.CLINIC_TIME_ZONE,
    quietHours: quietHoursOf(env.QUIET_HOURS),
    messages: messageHoursOf(env.MESSAGE_HOURS, env.MESSAGE_ANSWER_HOURS),
    emergencyNumber: env.EMERGENCY_NUMBER,
    crisisLine: crisisLineOf(env.CRISIS_LINE),
  };
  const usualServices = {
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms: textGatewayOf('SMS', {
      ...{ url: env.SMS_URL, method: env.SMS_METHOD, header: env.SMS_HEADER, body: env.SMS_BODY },
    }),
    whatsapp: textGatewayOf('WHATSAPP', {
      ...{ url: env.WHATSAPP_URL, method: env.WHATSAPP_METHOD },
      ...{ header: env.WHATSAPP_HEADER, body: env.WHATSAPP_BODY },
    }),
    ai: aiOf(env),
  };
  const config = {
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    drainMs: env.DRAIN_SECONDS * 1000,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    isPreparing: env.DATABASE_PREPARE === 'on',
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustedProxy: env.TRUSTED_PROXY?.split(',').map((address) => address.trim()),
    metricsToken: env.METRICS_TOKEN,
    masterKeyFile: resolve(env.MASTER_KEY_FILE ?? `${env.DATA_DIR}/master.key`),
    masterKey: env.MASTER_KEY,
    masterKeyCommand: env.MASTER_KEY_COMMAND,
    backups: {
      at: env.BACKUP_AT === 'off' ? null : env.BACKUP_AT,
      folder: resolve(env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`),
      isSet: env.BACKUP_DIR !== undefined,
      testFolder: resolve(env.BACKUP_TEST_DIR ?? env.DATA_DIR),
      keep: { daily: env.BACKUP_KEEP_DAILY, weekly: env.BACKUP_KEEP_WEEKLY, monthly: env.BACKUP_KEEP_MONTHLY },
    },
    auditPostUrl: env.AUDIT_POST_URL,
    safetyDataDir: env.SAFETY_DATA_DIR ? resolve(env.SAFETY_DATA_DIR) : undefined,
    telePrescribing: env.TELE_PRESCRIBING,
    videoAdultUnder: env.VIDEO_ADULT_UNDER,
    turn: turnOf(env.TURN_URLS, env.TURN_SECRET),
    // Replaced by what administrators have set, at the start and with each change (server/clinic/settings/keep-settings.ts).
    ...usualServices,
    usualServices,
    sessions: USUAL_SESSION_LIMITS,
    logo: null as Logo | null,
    phoneCountryCode: env.PHONE_COUNTRY_CODE,
    mayPushToLoopback: env.PUSH_LOOPBACK === 'on',
    // In the demo the terminal shows the addresses and accounts, not a line for each request.
    logLevel: env.LOG_LEVEL ?? (env.MODE === 'demo' ? 'warn' : 'info'),
    // Replaced by what administrators have set, at the start and with each change (server/clinic/facts/keep-facts.ts).
    clinic: usualClinic,
    usualClinic,
    // The ages and lengths of the family's rules; replaced in the same way (server/clinic/family-rules/keep-rules.ts).
    family: { ...USUAL_FAMILY_RULES } as FamilyRules,
    symptomBudgetMs: env.SYMPTOM_BUDGET_MS,
    streamsPerAddress: env.STREAMS_PER_ADDRESS,
    limits: {
      login: { most: env.RATE_LIMIT_LOGINS, withinMs: 15 * minutes },
      registration: { most: env.RATE_LIMIT_REGISTRATIONS, withinMs: 5 * minutes },
      'guest-triage': { most: env.RATE_LIMIT_GUEST_TRIAGES, withinMs: 60 * minutes },
      'shared-card': { most: env.RATE_LIMIT_SHARED_CARDS, withinMs: 15 * minutes },
      'ai-account': { most: env.RATE_LIMIT_AI_PER_ACCOUNT, withinMs: 60 * minutes },
      'ai-address': { most: env.RATE_LIMIT_AI_PER_ADDRESS, withinMs: 60 * minutes },
      uploads: { most: env.RATE_LIMIT_UPLOADS, withinMs: 24 * 60 * minutes },
      'uploads-at-work': { most: env.RATE_LIMIT_UPLOADS_AT_WORK, withinMs: 24 * 60 * minutes },
      calls: { most: env.RATE_LIMIT_CALLS, withinMs: minutes },
    },
  };
  if ((config.databaseUrl === undefined) !== (config.databaseOwnerUrl === undefined)) {
    throw new PlainError(
      'Set DATABASE_URL and DATABASE_OWNER_URL together: one for the application, one for its owner.',
    );
  }
  if (config.mode === 'production') requireProductionSafety(env);
  return config;
}

/** Without a model of its own our engine answers alone. Keys stay here: no address and no log ever holds one. */
function aiOf(env: z.infer<typeof Environment>) {
  const provider = env.AI_PROVIDER;
  const deadlineMs = env.AI_DEADLINE_SECONDS * 1000;
  if (provider === 'embedded') return { provider, deadlineMs } as const;
  if (provider === 'gemini') {
    if (!env.GEMINI_API_KEY) throw new PlainError('With AI_PROVIDER=gemini, GEMINI_API_KEY must hold the key.');
    const model = env.AI_MODEL ?? 'gemini-2.5-flash-lite';
    return {
      provider,
      deadlineMs,
      key: env.GEMINI_API_KEY,
      baseUrl: (env.AI_BASE_URL ?? 'https://generativelanguage.googleapis.com').replace(/\/$/, ''),
      model,
      imageModel: env.AI_IMAGE_MODEL ?? model,
    } as const;
  }
  if (!env.AI_BASE_URL || !env.AI_MODEL) {
    throw new PlainError('With AI_PROVIDER=openai-compatible, AI_BASE_URL and AI_MODEL must be set.');
  }
  return {
    provider,
    deadlineMs,
    key: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL.replace(/\/$/, ''),
    model: env.AI_MODEL,
    imageModel: env.AI_IMAGE_MODEL,
  } as const;
}

function requireProductionSafety(env: z.infer<typeof Environment>) {
  if (!env.PUBLIC_URL?.startsWith('https://')) {
    throw new PlainError('In production mode PUBLIC_URL must be the https:// address that people open.');
  }
  if (!env.TRUSTED_PROXY) throw new PlainError('In production mode TRUSTED_PROXY must name the proxy that ends TLS.');
  if (!env.SMTP_URL) throw new PlainError('In production mode SMTP_URL must name a mail server.');
  if (env.PUSH_LOOPBACK === 'on')
    throw new PlainError('PUSH_LOOPBACK is for tests. In production mode it must be off.');
  if (env.MAIL_FROM.includes('@localhost')) throw new PlainError('In production mode MAIL_FROM must be a real sender.');
  assertOwnClinic(env);
}
