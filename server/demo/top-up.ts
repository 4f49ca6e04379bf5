// A clinic is alive today, not on the day it was installed: the first start of a day adds that day's events,
// through the same use cases, and leaves alone whatever people have entered.

import { DAY_MS } from '#contract/durations.ts';
import { findAccount } from '../identity/public.ts';
import { visitor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { applyAsDoctor } from '../staffing/apply-as-doctor.ts';
import { keepLastDay, readLastDay } from './demo-accounts.ts';
import { makeCare } from './make-care.ts';
import { makeDoses } from './make-doses.ts';
import { catchUp, makeToday } from './make-today.ts';
import { APPLICANTS, mailOf } from './people.ts';
import { readOldNotices } from './read-notices.ts';
import { makeWard } from './ward/make-ward.ts';

const APPLICATIONS_A_DAY = 2;

export async function topUp(deps: Deps): Promise<void> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const lastDay = await readLastDay(deps.db);
  if (lastDay === today) return;
  if (lastDay) await catchUp(deps, lastDay);
  await makeToday(deps);
  await makeCare(deps);
  await makeWard(deps);
  await makeDoses(deps);
  if (!lastDay) await readOldNotices(deps);
  const dayNumber = Math.floor(deps.clock.now().getTime() / DAY_MS);
  for (let turn = 0; turn < APPLICATIONS_A_DAY; turn += 1) {
    const applicant = APPLICANTS[(dayNumber + turn) % APPLICANTS.length];
    if (applicant) await applyUnlessWaiting(deps, applicant);
  }
  await keepLastDay(deps.db, today);
}

async function applyUnlessWaiting(deps: Deps, applicant: (typeof APPLICANTS)[number]): Promise<void> {
  const { mailbox, licence, ...input } = applicant;
  const email = mailOf(mailbox);
  // Who was let in on an earlier day does not apply again.
  if (await findAccount(deps.db, 'doctor', email)) return;
  try {
    await applyAsDoctor(deps, visitor(null), { ...input, email, licenseNumber: licence });
  } catch (error) {
    if (!(error instanceof Refusal) && !isWaiting(error)) throw error;
  }
}

const isWaiting = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'one_waiting_application_per_email';
