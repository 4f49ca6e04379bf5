// The emergency card: a few facts that help strangers in an emergency, chosen by the patient.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, SEXES, text } from '../fields.ts';
import { ALLERGY_SEVERITIES, ALLERGY_STATES, BLOOD_GROUPS } from './profile.ts';

export const CARD_FACTS = ['bloodGroup', 'allergies', 'medicines', 'conditions', 'contact'] as const;
export type CardFact = (typeof CARD_FACTS)[number];

/** Until the patient chooses: what may name an illness is off. */
export const USUALLY_SHOWN: readonly CardFact[] = ['bloodGroup', 'allergies', 'medicines', 'contact'];

const Severity = z.enum(Object.keys(ALLERGY_SEVERITIES) as [keyof typeof ALLERGY_SEVERITIES]);

/** A fact that was not chosen is absent; one that was chosen and is not recorded is null or empty. Neither means "none". */
export const CardFacts = z.object({
  name: z.string(),
  sex: z.nullable(z.enum(SEXES)),
  age: z.nullable(z.int()),
  bloodGroup: z.optional(z.nullable(z.enum(BLOOD_GROUPS))),
  allergies: z.optional(
    z.object({
      state: z.enum(ALLERGY_STATES),
      listed: z.array(z.object({ substance: z.string(), severity: z.nullable(Severity) })),
    }),
  ),
  medicines: z.optional(z.array(z.object({ name: z.string(), inWords: z.string() }))),
  conditions: z.optional(z.array(z.object({ name: z.string(), isConfirmed: z.boolean() }))),
  contact: z.optional(z.nullable(z.object({ name: z.string(), phone: z.string() }))),
  clinic: z.string(),
  /** When these facts were read from the record. */
  asOf: Instant,
});
export type CardFacts = z.infer<typeof CardFacts>;

const CardLink = z.object({
  id: Id,
  /** With its token: for the owner alone. */
  address: z.string(),
  madeAt: Instant,
  timesOpened: z.int(),
});

export const CardOpening = z.object({ at: Instant, device: z.string(), isByOwner: z.boolean() });
export type CardOpening = z.infer<typeof CardOpening>;

export const EmergencyCard = z.object({
  patientId: Id,
  shows: z.array(z.enum(CARD_FACTS)),
  /** 0 until something was chosen. */
  version: z.int(),
  facts: CardFacts,
  /** Null while there is no online card, and for whoever acts for the patient. */
  link: z.nullable(CardLink),
  /** The newest, also of links that have ended. */
  openings: z.array(CardOpening),
});
export type EmergencyCard = z.infer<typeof EmergencyCard>;

export const readEmergencyCard = endpoint({
  method: 'GET',
  path: '/patients/{id}/emergency-card',
  summary: 'My emergency card: what it shows, its link and who opened it',
  params: ById,
  reply: EmergencyCard,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed'],
});

export const chooseCardFacts = endpoint({
  method: 'PUT',
  path: '/patients/{id}/emergency-card',
  summary: 'Choose what my emergency card shows',
  params: ById,
  body: z.strictObject({
    shows: z.array(z.enum(CARD_FACTS)).check(z.maxLength(CARD_FACTS.length, { error: 'Each fact once.' })),
    /** The version that was read. */
    version: z.int().check(z.minimum(0)),
  }),
  reply: EmergencyCard,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated'],
});

/** The link that was on the screen; null: there was none. Another change in between is not overwritten. */
const Seen = z.nullable(Id);

export const makeCardLink = endpoint({
  method: 'POST',
  path: '/patients/{id}/emergency-card/link',
  summary: 'Make a link to my emergency card, in place of the one that I have',
  params: ById,
  body: z.strictObject({ replaces: Seen }),
  reply: EmergencyCard,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated'],
});

export const endCardLink = endpoint({
  method: 'POST',
  path: '/patients/{id}/emergency-card/link/end',
  summary: 'End the link to my emergency card at once',
  params: ById,
  body: z.strictObject({ link: Id }),
  reply: EmergencyCard,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated'],
});

export const openSharedCard = endpoint({
  method: 'POST',
  path: '/emergency-card/open',
  summary: 'Read an emergency card with its link; the patient is told',
  body: z.strictObject({ token: text('Link', 200) }),
  reply: z.object({ facts: CardFacts, linkMadeAt: Instant }),
  roles: ['public'],
  refusals: ['link_invalid'],
  limit: 'shared-card',
});
