import type { saveVaccineSchedule as contract, ScheduledDose, VaccineSchedule } from '#contract/childhood/vaccines.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayAfter } from './age.ts';
import { currentSchedule, insertSchedule } from './store.ts';

type Input = InputOf<typeof contract>['body'];

/** A new version; the old ones stay. Every record is worked out anew by it from the next look on. */
export async function saveSchedule(deps: Deps, actor: Actor, input: Input): Promise<VaccineSchedule> {
  const wrong = mistakesIn(input.doses);
  if (Object.keys(wrong).length > 0) throw new Refusal('bad_input', { fields: wrong });
  return transaction(deps.db, async (tx) => {
    const before = await currentSchedule(tx);
    const version = before.version + 1;
    const schedule = {
      ...{ version, name: input.name, note: input.note },
      written_by: actor.accountId,
      written_at: deps.clock.now(),
    };
    if (before.version !== input.version || !(await insertSchedule(tx, schedule, input.doses)))
      throw new Refusal('version_outdated');
    await appendEntry(tx, deps.clock, actor, 'vaccine.schedule_saved', { subject: 'schedule', details: { version } });
    await publish(tx, { type: 'vaccine-schedule', to: { roles: ['admin', 'doctor', 'staff'] } });
    return currentSchedule(tx);
  });
}

const BORN = '2024-01-31';
const at = (age: string) => dayAfter(BORN, age);

/** A schedule that contradicts itself would give wrong days for every child. */
export function mistakesIn(doses: readonly ScheduledDose[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [index, dose] of doses.entries()) {
    const say = (field: keyof ScheduledDose, sentence: string) => {
      wrong[`doses.${index}.${field}`] ??= sentence;
    };
    if (doses.findIndex(({ code }) => code === dose.code) !== index) say('code', 'Another dose has this code.');
    const ofSeries = doses.filter(({ series }) => series === dose.series);
    if (ofSeries.filter(({ nth }) => nth === dose.nth).length > 1) say('nth', 'Another dose has this number.');
    if (dose.nth > 1 && !ofSeries.some(({ nth }) => nth === dose.nth - 1)) say('nth', 'The dose before is missing.');
    if (at(dose.leastAge) > at(dose.dueAge)) say('leastAge', 'Later than the age at which it is due.');
    if (at(dose.overdueAge) < at(dose.dueAge)) say('overdueAge', 'Earlier than the age at which it is due.');
    if (dose.onlyBefore && at(dose.onlyBefore) <= at(dose.dueAge)) say('onlyBefore', 'It would never be given.');
    if ((dose.onlyBefore === null) !== (dose.lateWords === null))
      say('lateWords', 'Say what holds after the last age.');
    if ((dose.afterCode === null) !== (dose.leastGap === null))
      say('leastGap', 'A dose before and a distance belong together.');
    if (dose.afterCode && !doses.slice(0, index).some(({ code }) => code === dose.afterCode))
      say('afterCode', 'No dose above has this code.');
    if (dose.insteadOf && !doses.some(({ series }) => series === dose.insteadOf))
      say('insteadOf', 'No such vaccine here.');
    if (dose.insteadOf === dose.series) say('insteadOf', 'It cannot stand in its own place.');
  }
  return wrong;
}
