// What patients of the demo clinic wrote, and what the clinic answered. Once: what people write afterwards is theirs.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { answerPatient, closeInboxThread, markInboxRead } from '#server/inbox/answer-patient.ts';
import { listAddressees, listInbox } from '#server/inbox/read-inbox.ts';
import { checkForDanger, writeToClinic } from '#server/inbox/write-to-clinic.ts';
import type { Actor } from '#server/platform/actor.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Cast, CastPatient } from '../cast.ts';

type Letter = {
  agoMs: number;
  message: string;
  /** After this many minutes. */
  answer?: { afterMinutes: number; message: string };
  isClosed?: true;
};

const TO_DOCTOR: Letter[] = [
  {
    agoMs: 3 * DAY_MS,
    message: 'Namaste, my tablets are nearly finished. Can I go on with them until the next visit? I feel well.',
    answer: { afterMinutes: 45, message: 'Yes, go on as before. We look at it together at the next visit.' },
  },
  { agoMs: 25 * MINUTE_MS, message: 'Thank you. Should I fast before the blood test on the day of the visit?' },
];

const TO_DESK: Letter[] = [
  {
    agoMs: 9 * DAY_MS,
    message: 'Could you send me the bill of the last visit for my employer?',
    answer: { afterMinutes: 80, message: 'It lies ready for you at the desk, and a copy is in the post.' },
    isClosed: true,
  },
];

/** Others, each to the desk: one is answered, one waits, one is late. */
const OF_OTHERS: Letter[] = [
  {
    agoMs: 2 * DAY_MS,
    message: 'May my daughter come along on Thursday? She speaks better English than I do.',
    answer: { afterMinutes: 30, message: 'Of course, bring her along.' },
  },
  { agoMs: 3 * DAY_MS, message: 'I have moved. Where do I send my new address?' },
  { agoMs: HOUR_MS, message: 'Is there parking for a wheelchair at your door?' },
];

export async function makeInbox(deps: Deps, cast: Cast, nurses: readonly Actor[]): Promise<void> {
  const [nurse] = nurses;
  const [patient, ...others] = cast.patients;
  if (!nurse || !patient || (await listInbox(deps, nurse, { limit: 1 })).length > 0) return;
  for (const letter of TO_DESK) await writeAndAnswer(deps, patient, { doctorId: null, by: nurse }, letter);
  for (const [at, letter] of OF_OTHERS.entries()) {
    const other = others[at + 4];
    if (other) await writeAndAnswer(deps, other, { doctorId: null, by: nurse }, letter);
  }
  const before = at(deps, 3 * DAY_MS);
  const visited = (await listAddressees(before, patient.actor)).addressees;
  const doctor = cast.doctors.find(({ id }) => visited.some(({ doctorId }) => doctorId === id));
  if (!doctor) return;
  for (const letter of TO_DOCTOR) {
    await writeAndAnswer(deps, patient, { doctorId: doctor.id, by: doctor.actor }, letter);
  }
}

async function writeAndAnswer(
  deps: Deps,
  { actor }: CastPatient,
  { doctorId, by }: { doctorId: string | null; by: Actor },
  { agoMs, message, answer, isClosed }: Letter,
): Promise<void> {
  // None of these names a danger. On a machine too busy to read one in time it is left out.
  const check = await checkForDanger(deps, actor, message, null);
  if (check !== 'none') return;
  const sent = await writeToClinic(at(deps, agoMs), actor, { doctorId, message }, check);
  if (!answer) return;
  const { id, messages, version } = sent;
  const seen = messages.at(-1)?.id ?? '';
  const then = at(deps, agoMs - answer.afterMinutes * MINUTE_MS);
  const answered = await answerPatient(then, by, id, { message: answer.message, seen, version });
  await markInboxRead(then, actor, id, answered.messages.at(-1)?.id ?? '');
  if (isClosed) await closeInboxThread(then, by, id, answered.version);
}

const at = (deps: Deps, agoMs: number): Deps => ({
  ...deps,
  clock: fixedClock(new Date(deps.clock.now().getTime() - agoMs)),
});
