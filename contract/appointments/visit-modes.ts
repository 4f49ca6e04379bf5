// How a visit takes place, and what a session of a doctor offers.
import * as z from 'zod/mini';
import { MINUTE_MS } from '../durations.ts';

export const VisitMode = z.enum(['in-person', 'video']);
export type VisitMode = z.infer<typeof VisitMode>;

/** In person. A follow-up: the doctor has seen the patient within a year. `longest`: times that fit whoever comes. */
export const SlotKind = z.enum(['first', 'follow-up', 'longest']);
export type SlotKind = z.infer<typeof SlotKind>;

export const Offers = z.enum(['in-person', 'video', 'both']);
export type Offers = z.infer<typeof Offers>;

export const VIDEO_MINUTES = [15, 30, 45, 60] as const;
export const VideoMinutes = z.literal(VIDEO_MINUTES, { error: 'Choose 15, 30, 45 or 60 minutes.' });

/** How long before its time the room of a video visit opens. */
export const ROOM_OPENS_MS = 15 * MINUTE_MS;

/** A visit is missed when nobody has met so long after its start. */
export const VISIT_MISSED_MS = 30 * MINUTE_MS;
