// Live updates: what may change while a screen is open. The server publishes a type, the browser's query keys begin with one.
import * as z from 'zod/mini';

export const LIVE_TYPES = [
  'accounts',
  'alerts',
  'applications',
  'appointments',
  'backups',
  'board',
  'clinic',
  'departments',
  'diagnoses',
  'documents',
  'doses',
  'duty',
  'emergency-card',
  'erasures',
  'family',
  'handovers',
  'inbox',
  'inpatients',
  'lab-orders',
  'mails',
  'me',
  'medication-orders',
  'medication-tasks',
  'merges',
  'messages',
  'notices',
  'patients',
  'prescriptions',
  'profile',
  'readings',
  'repeats',
  'rooms',
  'slots',
  'staff-tasks',
  'symptoms',
  'vaccine-schedule',
  'vaccines',
  'visits',
  'waitlist',
] as const;
export type LiveType = (typeof LIVE_TYPES)[number];

/** Carries a type and an id, never content: the screen fetches anew, and is checked again when it does. */
export const LiveEvent = z.object({ type: z.enum(LIVE_TYPES), id: z.nullable(z.string()) });
export type LiveEvent = z.infer<typeof LiveEvent>;

/**
 * Where more streams are open than one person or one address may have, a page that lost its stream, or got none, fetches
 * everything anew after this long. What cannot wait, calls for help and alarms, it asks for by itself all the time.
 */
export const CROWDED_OUT_MS = 30_000;

/** A stream has a beat every 15 seconds. Without any for so long its line may be broken, though nobody has closed it. */
export const STREAM_SILENT_MS = 45_000;

/**
 * How long the request for a stream may be on its way. The server tells what came since the page began to load, with this
 * much to spare; a page whose stream opened later than that fetches everything anew.
 */
export const STREAM_ON_ITS_WAY_MS = 1_000;
