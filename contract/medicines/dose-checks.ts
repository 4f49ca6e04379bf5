// What the sheet on which a dose is given says beside the order: last doses by ingredient, what a doctor ordered against,
// and who of the same name lies near.
import * as z from 'zod/mini';
import { Id, Instant, SEXES } from '../fields.ts';
import { FINDING_KINDS, ROUTES } from './medicines.ts';

/** How far back doses of the same ingredient are looked for: no order can ask for a longer gap. */
export const LOOK_BACK_HOURS = 168;

/** The newest dose of an ingredient of this order that counts, under whichever order it was given. */
export const LastDose = z.object({
  id: Id,
  /** What both hold. */
  ingredients: z.array(z.string()),
  medication: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES),
  by: z.string(),
  at: Instant,
  isOtherOrder: z.boolean(),
  /** When the order of that dose was stopped. */
  orderStoppedAt: z.nullable(Instant),
  /** The smallest gap that counts between that dose and this one. */
  gapHours: z.number(),
  gapEndsAt: Instant,
  isInsideGap: z.boolean(),
  /** Doses of these ingredients in the last 24 hours, and how much of them where it can be added up: "1.5 g". */
  dosesIn24Hours: z.int(),
  amountIn24Hours: z.nullable(z.string()),
});
export type LastDose = z.infer<typeof LastDose>;

/** A finding of the safety check that the doctor ordered against, with the reason. */
export const Override = z.object({
  key: z.string(),
  kind: z.enum(FINDING_KINDS),
  title: z.string(),
  why: z.string(),
  /** In the doctor's words. */
  reason: z.string(),
  by: z.string(),
  at: Instant,
  /** The nurse must confirm that she has read it. */
  mustConfirm: z.boolean(),
});
export type Override = z.infer<typeof Override>;

/** Someone else who lies here and whose name is easily taken for this one. */
export const Neighbour = z.object({
  patientId: Id,
  name: z.string(),
  room: z.string(),
  bed: z.string(),
  age: z.nullable(z.int()),
  sex: z.nullable(z.enum(SEXES)),
  dateOfBirth: z.nullable(z.string()),
  pud: z.string(),
});
export type Neighbour = z.infer<typeof Neighbour>;

/**
 * It was given by terms that had changed or ended by then. What was given is recorded, with its time and a reason, and the doctor is
 * told.
 */
export const DespiteEnd = z.optional(z.boolean());

/** Needed where the safety table does not know the name: the nurse compared it with the other medicines herself. */
export const OtherMedicinesChecked = z.optional(z.boolean());

/** The keys of the overrides that the nurse has read. */
export const Confirmed = z.optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(50)));
