// What ends by itself: help at its date, guardians at the child's coming of age. Both sides are told twice before. The
// rule itself needs nothing of this: who-may-act.ts asks the clock at every call.
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { dayOfAge } from '../day-of-age.ts';
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
  const { account_name, patient_name } = row;
  const isGuardian = row.relation === 'guardian';
  if (step === 'end') {
    if (!(await closeAccess(tx, deps, SYSTEM, row, { cause: isGuardian ? 'grown-up' : 'expired' }))) return;
    const why = isGuardian ? `${patient_name} is of age now.` : 'The time that you agreed on is over.';
    await tellBoth(tx, deps, row, {
      acting: { title: `You no longer act for ${patient_name}`, text: why },
      owner: { title: `${account_name} no longer acts for you`, text: isGuardian ? 'You are of age now.' : why },
    });
    return;
  }
  await changeAccessIf(tx, id, { [step]: true });
  const on = (endDay(deps, row) ?? today).split('-').toReversed().join('/');
  await tellBoth(tx, deps, row, {
    acting: {
      title: `What you do for ${patient_name} ends on ${on}`,
      text: isGuardian ? `${patient_name} comes of age then.` : `${patient_name} can renew it before that.`,
    },
    owner: {
      title: `What ${account_name} does for you ends on ${on}`,
      text: isGuardian ? 'You come of age then. You can invite someone to help you.' : 'You can renew it before that.',
    },
  });
}

type Words = { title: string; text: string };

async function tellBoth(tx: Tx, deps: Deps, row: FamilyRow, words: { acting: Words; owner: Words }): Promise<void> {
  await tell(tx, deps, row.account_id, words.acting);
  if (row.owner_id) await tell(tx, deps, row.owner_id, words.owner);
}
