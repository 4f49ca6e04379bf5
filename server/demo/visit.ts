// One appointment from request to outcome, each step on the day and at the hour it would happen.

import type { Appointment } from '#contract/appointments/appointments.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { bookAppointment } from '../appointments/booking/book-appointment.ts';
import { cancelAppointment } from '../appointments/changing/cancel-appointment.ts';
import { confirmAppointment } from '../appointments/changing/confirm-appointment.ts';
import { decideAppointment } from '../appointments/changing/decide-appointment.ts';
import { finishAppointment } from '../appointments/changing/finish-appointment.ts';
import { asRead } from '../appointments/reasons/read-reason.ts';
import type { ReasonRead } from '../appointments/reasons/reason-cells.ts';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { checkText } from '../triage/engine/check-text.ts';
import type { CastDoctor, CastPatient } from './cast.ts';

const SLOT_MS = 900_000;

export type Outcome = 'pending' | 'approved' | 'confirmed' | 'rejected' | 'cancelled' | 'completed' | 'no-show';

export type Visit = {
  patient: CastPatient;
  doctor: CastDoctor;
  date: string;
  time?: string;
  reason: string;
  outcome: Outcome;
  /** When the patient asked. */
  askedAt: Date;
  why?: string;
  /** The symptom check that the patient attached. */
  triageId?: string | undefined;
};

/**
 * Null when the time is taken or not offered: a demo never pushes anyone aside. All of it or nothing: between two steps of
 * last week the server would find a request that has long expired.
 */
export async function makeVisit(deps: Deps, visit: Visit): Promise<Appointment | null> {
  const read = await readOf(deps, visit.reason);
  return transaction(deps.db, (tx) => goThrough({ ...deps, db: tx }, visit, read));
}

/** Many come with the same words: the engine reads them once. */
const reads = new Map<string, Promise<ReasonRead>>();

function readOf(deps: Deps, reason: string): Promise<ReasonRead> {
  const known = reads.get(reason) ?? checkText(deps, SYSTEM, reason, null).then(asRead);
  reads.set(reason, known);
  return known;
}

async function goThrough(deps: Deps, visit: Visit, read: ReasonRead): Promise<Appointment | null> {
  const clock = fixedClock(visit.askedAt);
  const then: Deps = { ...deps, clock };
  const booked = await bookOrNot(then, visit, read);
  if (!booked || visit.outcome === 'pending') return booked;
  const { patient, doctor, outcome } = visit;
  const { id } = booked;

  clock.advance(2 * HOUR_MS);
  if (outcome === 'cancelled') return cancelAppointment(then, patient.actor, id, null);
  if (outcome === 'rejected') {
    return decideAppointment(then, doctor.actor, id, {
      status: 'rejected',
      reason: visit.why ?? 'I am away that day.',
    });
  }
  const approved = await decideAppointment(then, doctor.actor, id, { status: 'approved' });
  if (outcome === 'approved') return approved;
  clock.advance(HOUR_MS);
  const confirmed = await confirmAppointment(then, patient.actor, id);
  if (outcome === 'confirmed') return confirmed;
  clock.set(new Date(Date.parse(booked.startsAt) + SLOT_MS));
  return finishAppointment(then, doctor.actor, id, outcome);
}

async function bookOrNot(deps: Deps, visit: Visit, read: ReasonRead): Promise<Appointment | null> {
  const { patient, doctor, date, time, reason, triageId } = visit;
  try {
    const input = { department: doctor.department, doctor: doctor.id, date, reason };
    const asked = { ...input, ...(time ? { time } : {}), ...(triageId ? { triageId } : {}) };
    return await bookAppointment(deps, patient.actor, asked, read);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
