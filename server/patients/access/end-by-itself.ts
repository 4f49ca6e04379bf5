// What ends by itself: help at its date, guardians at the child's coming of age. Both sides are told twice before. The
// rule itself needs nothing of this: who-may-act.ts asks the clock at every call.
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { dayOfAge } from '../age.ts';
import { closeAccess } from './close-access.ts';
import { changeAccessIf, endingAccesses, type FamilyRow, lockAccess } from './store.ts';
import { tell } from './tell-family.ts';

export async function endAccessByItself(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const { firstDayTold } = deps.config.family;
  const soon = addDays(today, firstDayTold);
  const bornUntil = `${Number(soon.slice(0, 4)) - deps.config.family.adultFrom}${soon.slice(4).replace('-02-29', '-02-28')}`;
  const rows = await endingAccesses(deps.db, new Date(now.getTime() + firstDayTold * DAY_MS), bornUntil);
  await forEachIsolated(
    rows.filter((row) => nextStep(deps, row, today) !== null),
    ({ id }) => `access ${id}`,
    ({ id }) => transaction(deps.db, (tx) => takeStep(tx, deps, id, today)),
  );
}

type Step = 'end' | 'told_7' | 'told_60';

/** The last day on which it opens something is the one before this. */
function endDay({ config }: Pick<Deps, 'config'>, row: FamilyRow): string | null {
  const { timeZone } = config.clinic;
  const grown = row.relation === 'guardian' ? dayOfAge(row, config.family.adultFrom) : null;
  const until = row.until ? dayIn(timeZone, row.until) : null;
  const days = [grown, until].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}

function nextStep(deps: Pick<Deps, 'config' | 'clock'>, row: FamilyRow, today: string): Step | null {
  const day = endDay(deps, row);
  if (day === null) return null;
  const isOver = row.until ? row.until <= deps.clock.now() : false;
  const isGrown = row.relation === 'guardian' && day <= today;
  if (isOver || isGrown) return 'end';
  const { firstDayTold, lastDayTold } = deps.config.family;
  if (day <= addDays(today, lastDayTold)) return row.told_7 ? null : 'told_7';
  return day <= addDays(today, firstDayTold) && !row.told_60 ? 'told_60' : null;
}

async function takeStep(tx: Tx, deps: Deps, id: string, today: string): Promise<void> {
  const row = await lockAccess(tx, id);
  const step = row ? nextStep(deps, row, today) : null;
  if (!row || !step) return;
  const isGuardian = row.relation === 'guardian';
  if (step === 'end') {
    if (!(await closeAccess(tx, deps, SYSTEM, row, { cause: isGuardian ? 'grown-up' : 'expired' }))) return;
    const over = isGuardian ? 'of-age' : 'time-over';
    await tell(tx, deps, row.account_id, { code: `family-${over}`, values: { name: row.patient_name } });
    if (!row.owner_id) return;
    await tell(tx, deps, row.owner_id, { code: `family-yours-${over}`, values: { name: row.account_name } });
    return;
  }
  await changeAccessIf(tx, id, { [step]: true });
  const day = (endDay(deps, row) ?? today).split('-').toReversed().join('/');
  const ends = isGuardian ? 'ends-of-age' : 'ends';
  await tell(tx, deps, row.account_id, { code: `family-${ends}`, values: { name: row.patient_name, day } });
  if (!row.owner_id) return;
  await tell(tx, deps, row.owner_id, { code: `family-yours-${ends}`, values: { name: row.account_name, day } });
}
