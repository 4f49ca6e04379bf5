// Triage: symptoms in words, on a body, in a photo.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entry, Id, SEXES } from '../fields.ts';
import { saysEnough } from './alarm-words.ts';
import { BodyPart } from './body-parts.ts';
import { KIND_IDS, MAX_MOVES, MAX_PLACES, REGION_IDS, SINCE_IDS } from './body-regions.ts';
import { DANGER_IDS } from './dangers.ts';
import { SYMPTOMS_MAX, TOO_SHORT } from './symptom-limits.ts';
import { AiProvider, Recommendation, ScanReading, TriageResult } from './triage-result.ts';

const SymptomsText = z.string({ error: TOO_SHORT }).check(
  z.trim(),
  z.maxLength(SYMPTOMS_MAX, { error: `At most ${SYMPTOMS_MAX} characters.`, abort: true }),
  // An alarm is answered, however short it is.
  z.refine(saysEnough, { error: TOO_SHORT }),
);

const ShortList = z.array(entry('Entry', 120)).check(z.maxLength(40, { error: 'At most 40 entries.' }));

/** Who it is about, as far as the person says; a patient's own chart fills what is missing. */
export const PersonFacts = z.strictObject({
  age: z.optional(z.int({ error: 'Enter the age in whole years.' }).check(z.minimum(0), z.maximum(130))),
  /** Only for a child under two. */
  ageMonths: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
  sex: z.optional(z.enum(SEXES, { error: 'Choose one.' })),
  pregnancy: z.optional(z.enum(['yes', 'no', 'unsure'])),
  conditions: z.optional(ShortList),
  medicines: z.optional(ShortList),
  /** No step offers what stands here. */
  allergies: z.optional(ShortList),
});
export type PersonFacts = z.infer<typeof PersonFacts>;

/** A chip that was corrected, or a follow-up question that was answered. */
export const Correction = z.strictObject({
  finding: z.string().check(z.maxLength(60, { abort: true }), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  state: z.enum(['present', 'absent', 'unknown']),
});
export type Correction = z.infer<typeof Correction>;
const Corrections = z.optional(z.array(Correction).check(z.maxLength(60)));

/** A danger sign that was asked for: tapped, or left alone. */
export const DangerTap = z.strictObject({ danger: z.enum(DANGER_IDS), state: z.enum(['present', 'absent']) });
export type DangerTap = z.infer<typeof DangerTap>;

export const About = {
  person: z.optional(PersonFacts),
  corrections: Corrections,
  /** Answers to what an earlier result `asks`. */
  dangers: z.optional(z.array(DangerTap).check(z.maxLength(DANGER_IDS.length))),
  /** Readings in my record that are not right, or not about this. */
  withoutReadings: z.optional(z.array(Id).check(z.maxLength(20))),
  /** An earlier result of mine that this one corrects; lists then show this one. */
  replaces: z.optional(Id),
};

export const Described = z.strictObject({
  symptoms: SymptomsText,
  ...About,
  /** Text may go to the outside service that GET /symptoms/service names. Without it our own engine answers alone. */
  consent: z.optional(z.boolean()),
});
export type Described = z.infer<typeof Described>;

export const analyzeSymptoms = endpoint({
  method: 'POST',
  path: '/symptoms/analyze',
  summary: 'What symptoms in words may mean and how urgent they are; stored for a patient, never for a guest',
  body: Described,
  reply: TriageResult,
  roles: ['public'],
  part: 'record',
  refusals: ['not_found', 'too_many_requests', 'symptoms_unread'],
  failure: 'Something went wrong while analyzing symptoms.',
  limit: 'guest-triage',
});

/** The chosen option of each question, from 0. */
export const Answers = z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.minLength(1), z.maxLength(20));

const RegionId = z.enum(REGION_IDS, { error: 'Choose a place of the body.' });
const MarkedPlace = z.strictObject({
  region: RegionId,
  /** 0 none to 10 the worst that one can imagine. */
  strength: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  kinds: z.array(z.enum(KIND_IDS)).check(z.maxLength(KIND_IDS.length)),
  movesTo: z.array(RegionId).check(z.maxLength(MAX_MOVES)),
});
export const MarkedBody = z.strictObject({
  figure: z.enum(['adult', 'child']),
  places: z.array(MarkedPlace).check(
    z.minLength(1, { error: 'Mark a place of the body.' }),
    z.maxLength(MAX_PLACES, { error: `At most ${MAX_PLACES} places.`, abort: true }),
    z.refine((places) => new Set(places.map(({ region }) => region)).size === places.length, {
      error: 'Mark each place once.',
    }),
  ),
  since: z.optional(z.enum(SINCE_IDS)),
});
export type MarkedBody = z.infer<typeof MarkedBody>;

export const Sketched = z.strictObject({ sketch: MarkedBody, ...About });
export type Sketched = z.infer<typeof Sketched>;

export const answerSketch = endpoint({
  method: 'POST',
  path: '/symptoms/sketch',
  summary: 'What places marked on the body may mean and how urgent they are; stored for a patient, never for a guest',
  body: Sketched,
  reply: TriageResult,
  roles: ['public'],
  part: 'record',
  refusals: ['not_found', 'too_many_requests', 'symptoms_unread'],
  failure: 'Something went wrong while analyzing symptoms.',
  limit: 'guest-triage',
});

/** With the places that were marked before the questions came. */
export const Answered = z.strictObject({
  part: BodyPart,
  answers: Answers,
  sketch: z.optional(MarkedBody),
  ...About,
});
export type Answered = z.infer<typeof Answered>;

export const answerQuestionnaire = endpoint({
  method: 'POST',
  path: '/symptoms/answers',
  summary: "The recommendation for a body part's questionnaire; stored for a patient, never for a guest",
  body: Answered,
  reply: z.extend(TriageResult, { recommendation: Recommendation }),
  roles: ['public'],
  part: 'record',
  refusals: ['not_found', 'too_many_requests', 'symptoms_unread'],
  failure: 'Something went wrong while analyzing symptoms.',
  limit: 'guest-triage',
});

/** What a person can see and feel of a skin problem, asked where no image model is configured. */
export const SCAN_CHOICES = {
  colour: ['red', 'pink', 'purple', 'brown-black', 'white', 'yellow', 'skin-coloured', 'mixed'],
  size: ['under-1-cm', '1-to-5-cm', 'hand-sized', 'larger', 'whole-body'],
  raised: ['flat', 'raised', 'blisters', 'open-sore', 'lump'],
  /** Does it fade when a glass is pressed on it? */
  blanching: ['fades', 'does-not-fade', 'not-tried'],
  pain: ['none', 'itches', 'sore', 'severe'],
  spread: ['no', 'slowly', 'within-hours'],
  since: ['today', 'days', 'weeks', 'months'],
} as const;

export const ScanDescription = z.strictObject({
  colour: z.optional(z.enum(SCAN_CHOICES.colour)),
  size: z.optional(z.enum(SCAN_CHOICES.size)),
  raised: z.optional(z.enum(SCAN_CHOICES.raised)),
  blanching: z.optional(z.enum(SCAN_CHOICES.blanching)),
  pain: z.optional(z.enum(SCAN_CHOICES.pain)),
  spread: z.optional(z.enum(SCAN_CHOICES.spread)),
  since: z.optional(z.enum(SCAN_CHOICES.since)),
});
export type ScanDescription = z.infer<typeof ScanDescription>;

/** The part `details` of the upload, as JSON. The photo is the part `image`, free text may also be the part `context`. */
export const ScanDetails = z.strictObject({
  context: z.optional(z.string().check(z.trim(), z.maxLength(SYMPTOMS_MAX))),
  description: z.optional(ScanDescription),
  ...About,
  /** The photo may go to the outside service. */
  consent: z.optional(z.boolean()),
});
export type ScanDetails = z.infer<typeof ScanDetails>;

/** multipart/form-data: image (file), context (text, optional), details (JSON, optional). */
export const scanSymptoms = endpoint({
  method: 'POST',
  path: '/symptoms/scan',
  summary: 'What a photo may show; sealed in the record of a patient, never kept of a guest',
  body: ScanDetails,
  upload: 'image',
  reply: z.extend(TriageResult, { scan: ScanReading, hasPhoto: z.boolean() }),
  roles: ['public'],
  part: 'record',
  refusals: [
    'not_found',
    'image_needed',
    'image_unreadable',
    'image_is_heic',
    'image_too_large',
    'image_too_many_pixels',
    'photos_full',
    'too_many_requests',
    'symptoms_unread',
  ],
  failure: '❌ Failed to analyze the image. Please try again later.',
  limit: 'guest-triage',
});

export const TriageService = z.object({
  /** Who looks at words beside our own engine. */
  text: AiProvider,
  /** Who looks at photos; null where nobody does and a description is asked instead. */
  image: z.nullable(AiProvider),
  /** True: what is sent leaves the clinic's own machines, so the screen asks for consent first. */
  asksConsent: z.boolean(),
  /** As a person reads it: "Google Gemini", "ai.example.org"; null when only our own engine answers. */
  name: z.nullable(z.string()),
  engine: z.string(),
});
export type TriageService = z.infer<typeof TriageService>;

export const readTriageService = endpoint({
  method: 'GET',
  path: '/symptoms/service',
  summary: 'Which model is configured beside our own engine',
  reply: TriageService,
  roles: ['public'],
  refusals: [],
});
