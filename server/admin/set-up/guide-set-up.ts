// The guided set-up. Everything that it sets is set by the use cases of the workspace; here is only how far it has come.
import type { GuidedStep, SetUp } from '#contract/clinic/set-up.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { DEMO_CLINIC } from '#server/platform/clinic-details.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { insertBackup } from '../backups/store.ts';
import { guidedSteps } from './guided-steps.ts';
import { allMarks, figuresOf, setMark } from './store.ts';

export async function readSetUp({
  db,
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'> & { db: Database }): Promise<SetUp> {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const figures = { hasOwnName: config.clinic.name !== DEMO_CLINIC.CLINIC_NAME, ...(await figuresOf(db, today)) };
  const marks = await allMarks(db);
  const doors = marks.find(({ step }) => step === 'doors');
  return {
    steps: guidedSteps(figures, new Map(marks.map(({ step, mark }) => [step, mark]))),
    figures,
    doors: doors ? { openedAt: doors.marked_at.toISOString(), by: doors.by } : null,
  };
}

type StepMark = { step: GuidedStep; mark: 'kept' | 'skipped' };

export async function markStep(deps: Deps, actor: Actor, { step, mark }: StepMark): Promise<SetUp> {
  return transaction(deps.db, async (tx) => {
    const marked = { step, mark, marked_at: deps.clock.now(), marked_by: actor.accountId };
    if (await setMark(tx, marked)) {
      await appendEntry(tx, deps.clock, actor, 'set_up.step_marked', { subject: 'clinic', details: { step, mark } });
      await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
    }
    return readSetUp({ ...deps, db: tx });
  });
}

/** Blocks nothing and is blocked by nothing: what is missing is said on the screen. The first one counts. */
export async function openDoors(deps: Deps, actor: Actor): Promise<SetUp> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const isFirst = await setMark(tx, { step: 'doors', mark: 'opened', marked_at: now, marked_by: actor.accountId });
    if (isFirst) {
      await appendEntry(tx, deps.clock, actor, 'set_up.doors_opened', { subject: 'clinic' });
      // One that waits or runs already is as good.
      const backup = await insertBackup(tx, { reason: 'by hand', askedBy: actor.accountId, at: now });
      if (backup) {
        await appendEntry(tx, deps.clock, actor, 'backup.asked', { subject: 'backup', subjectId: backup });
        await publish(tx, { type: 'backups', id: backup, to: { roles: ['admin'] } });
      }
      await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
    }
    return readSetUp({ ...deps, db: tx });
  });
}
