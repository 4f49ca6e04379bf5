// The law of the give sheet, on drawn histories of one patient: whatever happens to the orders, no ingredient is given twice
// inside its smallest gap without a reason.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admitted, anInpatient } from '#server/admissions/testing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { changeMedication, stopMedication } from '../orders/change-medication.ts';
import { type NewOrder, orderMedication } from '../orders/order-medication.ts';
import { ordersOf } from '../orders/store.ts';
import { AS_NEEDED, PARACETAMOL } from '../testing.ts';
import { giveAsNeeded } from './give-as-needed.ts';
import { giveDose } from './record-dose.ts';
import { tasksIn } from './store.ts';
import { takeBackTask } from './take-back.ts';

let app: TestApp;
let nurses: Person[];
let doctor: Person;
let stay: Admitted;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
  nurses = [await app.aNurse(), await app.aNurse(), await app.aNurse()];
  doctor = await app.aDoctor();
  stay = await anInpatient(app, { doctor, nurse: nurses[0] as Person });
});
afterAll(() => app.close());

// Written down again here, so that a mistake in the rules is not repeated by their test.
const HOLDS: Record<string, string[]> = {
  Paracetamol: ['paracetamol'],
  'Crocin 500 mg tablets': ['paracetamol'],
  Amoxicillin: ['amoxicillin'],
  'Amoxicillin with clavulanic acid': ['amoxicillin', 'clavulanic acid'],
};
const GAP_HOURS: Record<string, number> = { once: 4, 'once-a-day': 12, 'every-6-hours': 3 };
const MINUTE_MS = 60_000;
// Each is drawn anew at every run, and costs a second: many runs see more than one long one.
const HISTORIES = process.env.NADI_TEST_FULL === '1' ? 40 : 5;

const step = fc.record({
  kind: fc.constantFrom(
    ...(['order', 'order', 'change', 'stop', 'rewrite', 'undo', 'wrong'] as const),
    ...(['give', 'give', 'give', 'give', 'give-two'] as const),
  ),
  medication: fc.constantFrom(...Object.keys(HOLDS)),
  frequency: fc.constantFrom(...(['once', 'once-a-day', 'every-6-hours', 'as-needed'] as const)),
  gapHours: fc.constantFrom(1, 4, 8),
  minutes: fc.constantFrom(1, 5, 20, 60, 130, 250),
  /** A dose may be written down late. */
  minutesAgo: fc.constantFrom(0, 0, 0, 90),
  hasReason: fc.boolean(),
  pick: fc.nat(20),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

test('no sequence of order changes lets one ingredient be given twice inside its gap without a reason', async () => {
  let [given, run] = [0, 0];
  const law = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
    // Each history begins long after the last one, with no order running.
    run += 1;
    const start = app.clock.now().getTime() + run * 20 * 24 * 60 * MINUTE_MS;
    await app.db
      .updateTable('medication_orders')
      .set({ stopped_at: new Date(start), stop_reason: 'Over.' })
      .execute();
    let now = start;
    const at = () => ({ ...app.deps, clock: fixedClock(new Date(now)) });
    for (const each of steps.slice(0, 2)) await unlessRefused(order(at(), requestOf(each)));
    for (const each of steps) {
      now += each.minutes * MINUTE_MS;
      await unlessRefused(take(at(), each));
    }
    given += await assertLaw(new Date(start));
  });
  // Histories in which little is given prove little: then more are drawn.
  for (let round = 0; round < 10 && given <= HISTORIES; round += 1) {
    await fc.assert(law, { numRuns: HISTORIES, endOnFailure: true });
  }
  expect(given).toBeGreaterThan(HISTORIES);
}, 120_000);

const unlessRefused = (taken: Promise<unknown>) =>
  taken.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });

const requestOf = ({ medication, frequency, gapHours }: Step): NewOrder =>
  frequency === 'as-needed'
    ? { ...AS_NEEDED, medication, smallestGapHours: gapHours, mostIn24Hours: 24 }
    : { ...PARACETAMOL, medication, frequency };

async function take(deps: TestApp['deps'], drawn: Step): Promise<unknown> {
  const pickOf = <One>(all: readonly One[], more = 0): One | undefined => all[(drawn.pick + more) % (all.length || 1)];
  const nurse = pickOf(nurses)?.actor ?? stay.nurse.actor;
  if (drawn.kind === 'order') return order(deps, requestOf(drawn));
  const orders = await ordersOf(app.db, [stay.id]);
  const running = orders.filter(({ stopped_at }) => stopped_at === null);
  const chosen = pickOf(running);
  const tasks = (await tasksIn(app.db, windowOf(deps))).filter(({ order_id }) =>
    running.some(({ id }) => id === order_id),
  );
  if (drawn.kind === 'undo' || drawn.kind === 'wrong') {
    const done = pickOf(tasks.filter(({ record_id }) => record_id !== null));
    return done && takeBackTask(deps, nurse, done.id, { reason: drawn.kind === 'undo' ? null : 'Another bed.' });
  }
  if (drawn.kind === 'give' || drawn.kind === 'give-two') {
    const body = bodyOf(deps, drawn);
    const versionOf = (orderId: string) => running.find(({ id }) => id === orderId)?.version ?? 1;
    const ways = [
      ...tasks
        .filter(({ record_id }) => record_id === null)
        .map(
          ({ id, order_id }) =>
            () =>
              giveDose(deps, nurse, id, { ...body, orderVersion: versionOf(order_id) }),
        ),
      ...running
        .filter(({ frequency }) => frequency === 'as-needed')
        .map(
          ({ id, version }) =>
            () =>
              giveAsNeeded(deps, nurse, id, { ...body, orderVersion: version }),
        ),
    ];
    const [one, other] = [pickOf(ways), drawn.kind === 'give-two' ? pickOf(ways, 1) : undefined];
    return Promise.all([one, other].map((way) => way && unlessRefused(way())));
  }
  if (!chosen) return;
  if (drawn.kind === 'change') {
    const { medication: _same, ...terms } = requestOf(drawn);
    return answered((answers) =>
      changeMedication(deps, doctor.actor, chosen.id, { ...terms, answers, version: chosen.version }),
    );
  }
  await stopMedication(deps, doctor.actor, chosen.id, 'Written anew.');
  if (drawn.kind === 'rewrite') return order(deps, { ...requestOf(drawn), medication: chosen.medication });
}

const windowOf = ({ clock }: TestApp['deps']) => ({
  openUntil: new Date(clock.now().getTime() + 12 * 60 * MINUTE_MS),
  recordedSince: new Date(clock.now().getTime() - 12 * 60 * MINUTE_MS),
});

const bodyOf = ({ clock }: TestApp['deps'], { hasReason, minutesAgo }: Step) => ({
  ...(hasReason ? { reason: 'The doctor asked for it.' } : {}),
  ...(minutesAgo ? { givenAt: new Date(clock.now().getTime() - minutesAgo * MINUTE_MS).toISOString() } : {}),
});

const order = (deps: TestApp['deps'], input: NewOrder) =>
  answered((answers) => orderMedication(deps, doctor.actor, stay.id, { ...input, answers }));

/** What the safety check finds is answered: here it is about doses. */
const answered = (write: (answers: NewOrder['answers']) => Promise<unknown>) =>
  write([]).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'safety_unanswered') throw error;
    const reason = 'Talked over with the pharmacist.';
    return write(Object.keys(error.fields ?? {}).map((finding) => ({ finding, reason })));
  });

async function assertLaw(since: Date): Promise<number> {
  const doses = await app.db
    .selectFrom('administrations as dose')
    .innerJoin('medication_orders', 'medication_orders.id', 'dose.order_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join.onRef('terms.order_id', '=', 'dose.order_id').onRef('terms.version', '=', 'dose.order_version'),
    )
    .select(['dose.id', 'dose.given_at', 'dose.recorded_at', 'dose.reason', 'terms.frequency', 'terms.gap_hours'])
    .select('medication_orders.medication')
    .where('dose.recorded_at', '>=', since)
    .where('dose.outcome', '=', 'given')
    .where('dose.wrong_since', 'is', null)
    .orderBy('dose.recorded_at')
    .execute();
  const gapOf = (dose: (typeof doses)[number]) => dose.gap_hours ?? GAP_HOURS[dose.frequency] ?? expect.fail();
  doses.forEach((one, index) => {
    for (const other of doses.slice(index + 1)) {
      const isSame = HOLDS[one.medication]?.some((ingredient) => HOLDS[other.medication]?.includes(ingredient));
      const hoursApart = Math.abs(one.given_at.getTime() - other.given_at.getTime()) / 3_600_000;
      if (!isSame || hoursApart >= Math.max(gapOf(one), gapOf(other))) continue;
      // Recorded at once: whichever came second has its reason.
      const isAtOnce = one.recorded_at.getTime() === other.recorded_at.getTime();
      const said = isAtOnce ? (one.reason ?? other.reason) : other.reason;
      expect(said, `${other.medication} ${hoursApart} hours from ${one.medication}`).not.toBeNull();
    }
  });
  return doses.length;
}
