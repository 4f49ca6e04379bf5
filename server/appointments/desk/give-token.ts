import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import type { AppointmentRow } from '../store.ts';
import { insertLetters, lockLetters, nextNumber, setToken, type Token } from './store.ts';
import { lettersOf } from './token-text.ts';

type Needs = Pick<Deps, 'clock' | 'config'>;

export const clinicDay = ({ clock, config }: Needs): string => dayIn(config.clinic.timeZone, clock.now());

/** Draws the next token of a doctor's queue of a day. */
export async function drawToken(tx: Tx, day: string, doctorId: string): Promise<Token> {
  const known = await nextNumber(tx, day, doctorId);
  if (known) return known;
  const place = await lockLetters(tx, day);
  // Someone may have given them while this one waited.
  const meanwhile = await nextNumber(tx, day, doctorId);
  if (meanwhile) return meanwhile;
  await insertLetters(tx, day, doctorId, lettersOf(place));
  const first = await nextNumber(tx, day, doctorId);
  if (!first) throw new Error('The letters were given and are not there.');
  return first;
}

/** Whoever has a token of the day of the visit keeps it, also with another doctor. */
export async function giveToken(tx: Tx, deps: Needs, row: AppointmentRow): Promise<AppointmentRow> {
  const day = dayIn(deps.config.clinic.timeZone, row.starts_at);
  if (row.token_day === day) return row;
  const token = await drawToken(tx, day, row.doctor_id);
  await setToken(tx, row.id, day, token);
  return { ...row, token_day: day, token_letters: token.letters, token_number: token.number };
}
