// What the demo patient said of the doses of the last two weeks, and a repeat that waits for the first doctor. Once: what people
// mark afterwards is theirs.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { answerDose } from '../doses/answer-dose.ts';
import { listDoses } from '../doses/list-doses.ts';
import { askRepeat } from '../doses/repeats/ask-repeat.ts';
import { listRepeats } from '../doses/repeats/read-repeats.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { type Cast, type CastPatient, doctorNamed, findCast } from './cast.ts';
import { DOCTORS } from './people.ts';
import { INPATIENTS } from './ward/ward-scripts.ts';

export async function makeDoses(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  const [patient] = cast.patients;
  if (patient) await markDoses(deps, patient);
  await askOnce(deps, cast);
}

async function markDoses(deps: Deps, { actor }: CastPatient): Promise<void> {
  const { doses, today } = await listDoses(deps, actor);
  if (doses.some(({ answer }) => answer !== null)) return;
  const before = new Date(deps.clock.now().getTime() - 7 * DAY_MS);
  const earlier = await listDoses({ ...deps, clock: fixedClock(before) }, actor);
  const firstShown = doses[0]?.at ?? '';
  const all = [...earlier.doses.filter(({ at }) => at < firstShown), ...doses.filter(({ day }) => day < today)];
  for (const [index, { medicineId, day, nth, at }] of all.entries()) {
    // Nobody marks every dose.
    if (index % 11 === 7) continue;
    const then = new Date(Date.parse(at) + (3 + ((index * 7) % 31)) * MINUTE_MS);
    const said =
      index % 13 === 4 ? ({ outcome: 'skipped', reason: 'forgot' } as const) : ({ outcome: 'taken' } as const);
    await answerDose({ ...deps, clock: fixedClock(then) }, actor, medicineId, { day, nth, ...said });
  }
}

/** Of someone who comes to the clinic, for something that the first doctor prescribed. */
async function askOnce(deps: Deps, cast: Cast): Promise<void> {
  const doctor = doctorNamed(cast, DOCTORS[0].name);
  if ((await listRepeats(deps, doctor.actor)).length > 0) return;
  const asked: Deps = { ...deps, clock: fixedClock(new Date(deps.clock.now().getTime() - 3 * HOUR_MS)) };
  for (const { name, actor } of cast.patients.slice(1)) {
    if (INPATIENTS.some((inpatient) => inpatient.name === name)) continue;
    const { medicines } = await listDoses(asked, actor);
    const wanted = medicines.find(({ doctor: prescriber, can }) => prescriber === doctor.name && can.askRepeat);
    if (wanted) return void (await askRepeat(asked, actor, wanted.id));
  }
}
