// Reminds of doses at their time, and twice more while nobody answers. Each patient has a clock that says when to look next; what is
// due is worked out then, so that what was stopped or moved meanwhile is not reminded of.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Said } from '../notices/mails/write-mail.ts';
import { markOthersDone } from '../notices/mark-notices-done.ts';
import { findSentKeys } from '../notices/public.ts';
import { findToldAccounts, findWithheld, retellPatient, tellPatient } from '../patients/telling/tell-patient.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { withhold } from '../platform/http/withhold.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { dosesBetween, findHome, type Home, isRunning } from './find-series.ts';
import { onlyOn } from './plan/days-in-words.ts';
import { missedFrom } from './plan/dose-status.ts';
import {
  currentReminders,
  type DueReminder,
  dueReminders,
  keysBeginWith,
  LOOK_AHEAD_MS,
  LOOK_BACK_MS,
  nextLook,
  type Waiting,
} from './plan/due-reminders.ts';
import { prescriptionOf, saidOf } from './present.ts';
import { dueClocks, lockDueClock, setClock } from './store.ts';
import { findTold, nextMissed, tellMissed } from './tell-missed.ts';

const AT_ONCE = 200;
/** Reminders of doses longer ago than that stay as they are. */
const BEHIND_MS = 2 * DAY_MS;
/** While nothing is planned in the next day: the medicine is taken once a week, or the patient lies on the ward. */
const OTHERWISE_MS = { apart: 12 * HOUR_MS, onWard: 15 * MINUTE_MS };

export async function remindOfDoses(deps: Deps): Promise<void> {
  await forEachIsolated(
    await dueClocks(deps.db, deps.clock.now(), AT_ONCE),
    ({ patient_id }) => `doses of patient ${patient_id}`,
    ({ patient_id }) => transaction(deps.db, (tx) => remindPatient(tx, deps, patient_id)),
  );
}

async function remindPatient(tx: Tx, deps: Deps, patientId: string): Promise<void> {
  const now = deps.clock.now();
  const clock = await lockDueClock(tx, patientId, now);
  if (!clock) return;
  const accountId = clock.account_id;
  // Several medicines stand in one reminder: for those who act for a child the private ones are not there.
  const withholds = accountId ? null : await findWithheld(tx, deps, { patientId, accountId, part: 'medicines' });
  if (withholds) await withhold(tx, { patientId, withholds });
  const home = await findHome({ ...deps, db: tx }, patientId, new Date(now.getTime() - BEHIND_MS));
  const waiting = waitingDoses(deps, home, now);
  const due = dueReminders(patientId, waiting, now);
  const told = await findSentKeys(
    tx,
    due.map(({ dedupeKey }) => dedupeKey),
  );
  for (const reminder of due.filter(({ dedupeKey }) => !told.has(dedupeKey))) {
    await tell(tx, deps, { accountId, patientId, reminder });
  }
  await endOutdated(tx, deps, { accountId, patientId, current: currentReminders(patientId, waiting, now), now });
  const helpers = await findTold(tx, deps, patientId);
  const missedAt = helpers.length > 0 ? nextMissed(deps, home, now) : null;
  await setClock(tx, patientId, soonest(lookAgain(home, waiting, now), missedAt));
  await tellMissed(tx, deps, patientId, helpers);
}

const soonest = (one: Date | null, other: Date | null): Date | null =>
  one && other && one < other ? one : (other ?? one);

function waitingDoses({ config }: Deps, home: Home, now: Date): Waiting[] {
  const span = { from: new Date(now.getTime() - LOOK_BACK_MS), until: new Date(now.getTime() + LOOK_AHEAD_MS) };
  return dosesBetween(home, span, config.clinic.timeZone)
    .filter((one) => one.answer === null && missedFrom(saidOf(one)) > now)
    .map((one) => {
      const { name, amount, unit } = prescriptionOf(one);
      const { dose, series, snoozedUntil } = one;
      return { name, dose: { amount, unit }, onlyOn: onlyOn(series.plan), at: dose.at, snoozedUntil };
    });
}

type Current = { accountId: string | null; patientId: string; current: readonly DueReminder[]; now: Date };

/**
 * For everybody who is told of these doses, whoever answered: of a dose that can still be taken the latest reminder is news, and names
 * only what is still to be taken; of one that was answered, put off or missed, none is.
 */
async function endOutdated(tx: Tx, deps: Deps, { accountId, patientId, current, now }: Current): Promise<void> {
  const whom = { patientId, accountId, part: 'medicines' } as const;
  const outdated = {
    beginning: keysBeginWith(patientId),
    except: current.map(({ dedupeKey }) => dedupeKey),
    since: new Date(now.getTime() - BEHIND_MS),
  };
  for (const told of await findToldAccounts(tx, deps, whom)) await markOthersDone(tx, told, outdated, now);
  for (const { doses, round, dedupeKey } of current) {
    await retellPatient(tx, deps, whom, { key: dedupeKey, says: wordsFor(doses, round) });
  }
}

function lookAgain(home: Home, waiting: readonly Waiting[], now: Date): Date | null {
  const next = nextLook(waiting, now);
  if (home.isOnWard) return new Date(now.getTime() + OTHERWISE_MS.onWard);
  if (next) return next;
  const goesOn = home.series.some((series) => series.current.frequency !== 'as-needed' && isRunning(series, now));
  return goesOn ? new Date(now.getTime() + OTHERWISE_MS.apart) : null;
}

type Told = { accountId: string | null; patientId: string; reminder: DueReminder };

/** Not by mail: several a day would be read by nobody. */
async function tell(tx: Tx, deps: Deps, { accountId, patientId, reminder }: Told): Promise<void> {
  const { doses, round, dedupeKey } = reminder;
  const isFirst = await tellPatient(
    tx,
    deps,
    { patientId, accountId, part: 'medicines' },
    {
      kind: 'reminder',
      says: wordsFor(doses, round),
      link: '/doses',
      dedupeKey,
      isForPhone: true,
    },
  );
  if (!isFirst) return;
  await appendEntry(tx, deps.clock, SYSTEM, 'reminder.told', { subject: 'doses', subjectId: patientId, patientId });
  await publish(tx, { type: 'doses', to: { patients: [patientId] } });
}

function wordsFor(waiting: DueReminder['doses'], round: number): Said {
  const doses = {
    medicines: waiting.map(({ name, dose, onlyOn }) => ({ name, dose, ...(onlyOn && { onlyOn }) })),
  };
  const [first] = waiting;
  if (waiting.length === 1 && first) {
    return { code: round === 0 ? 'dose-due' : 'dose-due-not-marked', values: { name: first.name, doses } };
  }
  return { code: round === 0 ? 'doses-due' : 'doses-due-not-marked', values: { doses } };
}
