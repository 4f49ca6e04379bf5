// What the doctors wrote to the ward today, who is on duty, and a call for help that someone has already answered. Once: what
// people read, answer and close afterwards is theirs.
import { MINUTE_MS } from '#contract/durations.ts';
import type { NewMessage } from '#contract/messages.ts';
import { acknowledgeAlert } from '#server/alerts/answer-alert.ts';
import { callForHelp } from '#server/alerts/call-for-help.ts';
import { acknowledgeMessage, markMessageRead, replyToMessage } from '#server/messages/answer-message.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { findOwnPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeDuty } from '#server/staffing/duty.ts';
import { type Cast, doctorNamed } from '../cast.ts';

const CALLS_FOR_HELP = 'Geeta Bhosale';

type Letter = Pick<NewMessage, 'priority' | 'subject' | 'message'> & {
  minutesAgo: number;
  doctor: string;
  patient: string;
  /** Read by the first nurse, with what she or another answered. */
  answer?: { nurse: number; message: string };
  isRead?: true;
};

/** Three that the first nurse has not read. */
const LETTERS: Letter[] = [
  {
    ...{ minutesAgo: 380, doctor: 'Dr. Farah Sheikh', patient: 'Vikram Joshi', priority: 'low', isRead: true },
    subject: 'Swallow test',
    message: 'Please repeat the swallow test before each meal today and write it down.',
  },
  {
    ...{ minutesAgo: 300, doctor: 'Dr. Arjun Nair', patient: 'Joseph Fernandes', priority: 'medium' },
    subject: 'Insulin at night',
    message: 'Sugar at 22:00 and 02:00, please. Call me below 70 or above 270 mg/dL.',
    answer: { nurse: 1, message: 'Noted, it is on the list of the night shift.' },
  },
  {
    ...{ minutesAgo: 180, doctor: 'Dr. Thomas George', patient: 'Sunita Patil', priority: 'high' },
    subject: 'Drain',
    message: 'How much was in the drain this morning? If it is more than 200 ml I want to see her.',
    answer: { nurse: 0, message: '120 ml, clear. Pressure was fine then.' },
  },
  {
    ...{ minutesAgo: 118, doctor: 'Dr. Meera Iyer', patient: 'Mohan Das', priority: 'medium' },
    subject: 'Weight and potassium',
    message: 'Daily weight before breakfast, and potassium with the next blood. Keep the fluids at 1.5 litres.',
  },
  {
    ...{ minutesAgo: 47, doctor: 'Dr. Sunita Pillai', patient: 'Lakshmi Venkataraman', priority: 'high' },
    subject: 'Newly confused',
    message: 'Please take a set every hour, sugar now, and tell me when the urine is below 30 ml in an hour.',
  },
  {
    ...{ minutesAgo: 8, doctor: 'Dr. Arjun Nair', patient: 'Ramesh Kulkarni', priority: 'critical' },
    subject: 'Blood gas and lactate now',
    message: 'On my way. Oxygen to keep 88 to 92 per cent, second line, and the antibiotic must go in at once.',
  },
];

export async function makeWardNews(deps: Deps, cast: Cast, nurses: readonly Actor[]): Promise<void> {
  const known = await deps.db.selectFrom('message_threads').select('id').limit(1).execute();
  if (known.length > 0) return;
  const [priya, rahul] = nurses;
  if (!priya || !rahul) return;
  const duty = at(deps, 200);
  for (const actor of [...cast.doctors.map((doctor) => doctor.actor), ...nurses]) await changeDuty(duty, actor, true);
  for (const letter of LETTERS) await send(deps, cast, nurses, letter);
  await askForHelp(deps, cast, rahul);
}

async function send(deps: Deps, cast: Cast, nurses: readonly Actor[], letter: Letter): Promise<void> {
  const { priority, subject, message, answer, minutesAgo } = letter;
  const patientId = await idOf(deps, cast, letter.patient);
  const doctor = doctorNamed(cast, letter.doctor);
  const { id } = await sendMessage(at(deps, minutesAgo), doctor.actor, { patientId, priority, subject, message });
  const [priya] = nurses;
  const writer = answer && nurses[answer.nurse];
  if (answer && writer) {
    await replyToMessage(at(deps, minutesAgo - 15), writer, id, answer.message);
    await markMessageRead(at(deps, minutesAgo - 20), doctor.actor, id);
  }
  // Someone has it in hand: nothing rings on when the demo is opened.
  const rahul = nurses[1];
  if (rahul && priority === 'critical') await acknowledgeMessage(at(deps, minutesAgo - 1), rahul, id);
  if (priya && (answer || letter.isRead)) await markMessageRead(at(deps, minutesAgo - 25), priya, id);
}

async function askForHelp(deps: Deps, { patients }: Cast, nurse: Actor): Promise<void> {
  const patient = patients.find(({ name }) => name === CALLS_FOR_HELP);
  if (!patient) return;
  const call = { place: 'Waiting room', reason: 'My chest feels tight and I am sweating.' };
  const { id } = await callForHelp(at(deps, 14), patient.actor, call);
  await acknowledgeAlert(at(deps, 13.5), nurse, id, null);
}

async function idOf({ db }: Deps, { patients }: Cast, name: string): Promise<string> {
  const patient = patients.find((one) => one.name === name);
  if (!patient) throw new Error(`The demo clinic has no ${name}.`);
  return (await findOwnPatient(db, patient.actor)).id;
}

const at = (deps: Deps, minutesAgo: number): Deps => ({
  ...deps,
  clock: fixedClock(new Date(deps.clock.now().getTime() - minutesAgo * MINUTE_MS)),
});
