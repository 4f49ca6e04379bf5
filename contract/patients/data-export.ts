// A copy of everything the clinic holds about a person, for that person.
import * as z from 'zod/mini';
import { ALERT_SOURCES } from '../alerts.ts';
import { Appointment } from '../appointments/appointments.ts';
import { CopiedVisit } from '../appointments/visits.ts';
import { Wish } from '../appointments/waitlist.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { InboxThreadInFull } from '../inbox.ts';
import { LabReport } from '../labs/lab-orders.ts';
import { DoseAnswer, REPEAT_STATES } from '../medicines/doses.ts';
import { Administration } from '../medicines/medication-orders.ts';
import { Notice } from '../notices.ts';
import { Reading } from '../readings/readings.ts';
import { StoredTriageInFull } from '../triage/symptom-records.ts';
import { Stay } from '../ward/admissions.ts';
import { WardNote } from '../ward/inpatients.ts';
import { Observation } from '../ward/observations.ts';
import { BoardNote } from './board.ts';
import { Diagnosis } from './diagnoses.ts';
import { PatientDocument } from './documents.ts';
import { CARD_FACTS, CardOpening } from './emergency-card.ts';
import { AccessEntry } from './opened-by.ts';
import { Profile } from './profile.ts';

export const DataExport = z.object({
  clinic: z.string(),
  madeAt: Instant,
  person: z.object({
    healthId: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.string(),
    registeredAt: Instant,
    consentedAt: z.nullable(Instant),
  }),
  profile: Profile,
  /** Oldest first. */
  profileVersions: z.array(z.extend(Profile, { writtenAt: Instant, writtenBy: z.nullable(z.string()) })),
  /** Also those that were crossed out. */
  readings: z.array(z.extend(Reading, { crossedOutAt: z.nullable(Instant) })),
  appointments: z.array(Appointment),
  /** Visits by video whose room was opened, with what was written. */
  videoVisits: z.array(CopiedVisit),
  /** What the person waits for now. */
  waitingList: z.array(Wish),
  /** Newest first, also those that were corrected. A photo lies at its own address. */
  symptomChecks: z.array(StoredTriageInFull),
  /** Newest first, each with its prescriptions, orders and addenda. */
  diagnoses: z.array(Diagnosis),
  /** Those that were released. A PDF lies at its own address. */
  results: z.array(LabReport),
  /** Newest first, also those that the person deleted. A page lies at its own address, until then. */
  documents: z.array(z.extend(PatientDocument, { deletedAt: z.nullable(Instant) })),
  /** Stays in a bed here with the notes written there, newest first. */
  stays: z.array(z.extend(Stay, { notes: z.array(WardNote) })),
  /** Sets that were taken there, also those entered in error. */
  observations: z.array(Observation),
  /** Doses that were given there, or not and why, also those entered in error. */
  doses: z.array(z.extend(Administration, { medication: z.string() })),
  /** What the person said of doses at home, also what was taken back. */
  dosesAtHome: z.array(
    z.extend(DoseAnswer, {
      medication: z.string(),
      dosage: z.string(),
      plannedAt: Instant,
      takenBackAt: z.nullable(Instant),
    }),
  ),
  /** Repeats that the person asked for. */
  repeats: z.array(
    z.object({
      id: Id,
      medication: z.string(),
      askedAt: Instant,
      state: z.enum(REPEAT_STATES),
      decidedAt: z.nullable(Instant),
      by: z.nullable(z.string()),
      answer: z.string(),
    }),
  ),
  /** Every version of every dose that was written down, also those entered in error. */
  vaccines: z.array(
    z.object({
      id: Id,
      version: z.int(),
      vaccine: z.string(),
      givenOn: z.string(),
      source: z.enum(['here', 'card']),
      product: z.nullable(z.string()),
      batch: z.nullable(z.string()),
      site: z.nullable(z.string()),
      place: z.nullable(z.string()),
      givenBy: z.nullable(z.string()),
      isEnteredInError: z.boolean(),
      /** Why this version was written; null of the first. */
      reason: z.nullable(z.string()),
      writtenBy: z.string(),
      writtenAt: Instant,
    }),
  ),
  /** What doctors decided about vaccines, also what has ended. */
  vaccineDecisions: z.array(
    z.object({
      id: Id,
      vaccine: z.string(),
      kind: z.enum(['contraindicated', 'postponed', 'not-needed']),
      reason: z.string(),
      until: z.nullable(z.string()),
      decidedBy: z.string(),
      decidedAt: Instant,
      endedAt: z.nullable(Instant),
    }),
  ),
  /** What the emergency card shows, and each opening of its links, newest first. */
  emergencyCard: z.object({ shows: z.array(z.enum(CARD_FACTS)), openings: z.array(CardOpening) }),
  notes: z.array(BoardNote),
  /** What was written with the clinic. */
  messages: z.array(InboxThreadInFull),
  notices: z.array(Notice),
  /** Calls for help and what raised one, newest first. */
  callsForHelp: z.array(
    z.object({
      id: Id,
      source: z.enum(ALERT_SOURCES),
      raisedAt: Instant,
      raisedBy: z.nullable(z.string()),
      reason: z.string(),
      readings: z.nullable(z.string()),
      place: z.nullable(z.string()),
      isTakenBack: z.boolean(),
      attendedBy: z.nullable(z.string()),
      attendedAt: z.nullable(Instant),
      closedAt: z.nullable(Instant),
      outcome: z.nullable(z.string()),
    }),
  ),
  /** Who else may act for the person, asked to or could before, newest first. */
  actedFor: z.array(
    z.object({
      id: Id,
      name: z.string(),
      relation: z.enum(['guardian', 'helper']),
      parts: z.array(z.string()),
      state: z.enum(['asked', 'unconfirmed', 'confirmed', 'ended']),
      since: Instant,
      until: z.nullable(Instant),
      endedAt: z.nullable(Instant),
    }),
  ),
  whoOpened: z.array(AccessEntry),
});
export type DataExport = z.infer<typeof DataExport>;

export const exportData = endpoint({
  method: 'GET',
  path: '/patients/{id}/everything',
  summary: 'Everything the clinic holds about me',
  params: ById,
  reply: DataExport,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found'],
  isHeavy: true,
});
