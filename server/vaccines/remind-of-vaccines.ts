// Once a day for each child: one notice of what has become due, and one of what is overdue.
import type { DoseLine } from '#contract/childhood/vaccines.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import { type Actor, SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { cautionsFor } from './cautions.ts';
import { findFacts, findHealth, seriesOf } from './find-record.ts';
import { childrenToLookAt, currentSchedule, type DueLook, markLooked } from './store.ts';
import { linesOf } from './work-out.ts';

const AT_ONCE = 200;
const UNTIL_YEARS = 18;

export async function remindOfVaccines(deps: Deps): Promise<void> {
  // Nobody is called to the clinic by a schedule that none of its doctors has read.
  if (!(await currentSchedule(deps.db)).confirmed) return;
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const bornAfter = `${Number(today.slice(0, 4)) - UNTIL_YEARS}${today.slice(4).replace('-02-29', '-02-28')}`;
  await forEachIsolated(
    await childrenToLookAt(deps.db, today, bornAfter, AT_ONCE),
    ({ patient_id }) => `vaccines of patient ${patient_id}`,
    (child) => transaction(deps.db, (tx) => remindChild(tx, deps, child, today)),
  );
}

async function remindChild(tx: Tx, deps: Deps, { patient_id, account_id }: DueLook, today: string): Promise<void> {
  if (!(await markLooked(tx, patient_id, today))) return;
  const { facts, doses, schedule } = await findFacts({ ...deps, db: tx }, patient_id);
  if (!facts) return;
  const family: Actor = {
    ...SYSTEM,
    accountId: account_id ?? '',
    role: 'patient',
    sessionId: '',
    patientId: patient_id,
  };
  const cautions = cautionsFor(seriesOf(schedule.doses), await findHealth({ ...deps, db: tx }, family, patient_id));
  // What the chart speaks against is for a doctor to raise, not for a reminder.
  const lines = linesOf(facts).filter((line) => !cautions.some(({ series }) => series === line.series));
  // Without a single dose here, nobody knows what the card at home says: everything would be "overdue".
  if (doses.length === 0 && !isYoung(facts.dateOfBirth, today)) return;
  for (const state of ['due', 'overdue'] as const) {
    const open = lines.filter((line) => line.state === state);
    if (open.length > 0) await tell(tx, deps, { patient_id, account_id }, state, open);
  }
}

const YOUNG_MONTHS = 12;
const isYoung = (dateOfBirth: string, today: string): boolean => {
  const [years = 0, months = 0] = [0, 1].map(
    (part) => Number(today.split('-')[part]) - Number(dateOfBirth.split('-')[part]),
  );
  return years * 12 + months < YOUNG_MONTHS;
};

/** The same doses are told once in each state; a new one among them is told with the rest. */
async function tell(
  tx: Tx,
  deps: Deps,
  child: DueLook,
  state: 'due' | 'overdue',
  open: readonly DoseLine[],
): Promise<void> {
  const names = open.map(({ name }) => name).join(', ');
  const whom = { patientId: child.patient_id, accountId: child.account_id, part: 'vaccines' } as const;
  const isFirst = await tellPatient(tx, deps, whom, {
    kind: 'vaccine',
    says: { code: `vaccines-${state}`, values: { names } },
    link: '/record/vaccines',
    dedupeKey: `vaccines:${child.patient_id}:${state}:${open.map(({ code }) => code).join('+')}`,
  });
  if (isFirst) {
    const about = { subject: 'vaccines', subjectId: child.patient_id, patientId: child.patient_id };
    await appendEntry(tx, deps.clock, SYSTEM, 'reminder.told', about);
  }
}
