import type { RecordDose, Screening, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { lockPatientById } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { publishToCarers } from '../records/publish-to-carers.ts';
import { againstNow } from './against-now.ts';
import { cautionsFor } from './cautions.ts';
import { findFacts, findHealth, findRecord, seriesOf } from './find-record.ts';
import { mayDecide } from './policy.ts';
import { insertDose } from './store.ts';

export const UNKNOWN = 'Choose a vaccine of the schedule.';
/** A dose given here may be written down so many days later. */
const LATE_ENTRY_DAYS = 7;

/** Given here, or on a card of these days, everything that speaks against it is asked again now. An older one has happened. */
export async function recordDose(
  deps: Deps,
  actor: Actor,
  patientId: string,
  input: RecordDose,
): Promise<VaccineRecord> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const patient = await requireChart(inTx, actor, patientId);
    // Two who record at once take turns: the second sees the first one's dose.
    await lockPatientById(tx, patientId);
    const known = await findFacts(inTx, patientId);
    requireFacts(deps, input, known.dateOfBirth);
    if (!known.schedule.doses.some(({ series }) => series === input.series))
      throw new Refusal('bad_input', { fields: { series: UNKNOWN } });
    if (known.doses.some(({ series, given_on }) => series === input.series && given_on === input.givenOn))
      throw new Refusal('already_recorded');
    const against = isAsked(deps, input)
      ? await findAgainst(inTx, actor, patientId, { ...input, screening: input.screening ?? null }, known)
      : [];
    const despite = requireAnswered(deps, actor, against, input);
    const id = crypto.randomUUID();
    await insertDose(tx, {
      ...{ id, version: 1, patient_id: patientId, series: input.series, source: input.source },
      given_on: input.givenOn,
      product: input.product ?? null,
      batch: input.batch ?? null,
      site: input.site ?? null,
      place: input.source === 'here' ? deps.config.clinic.name : (input.place ?? null),
      given_by: input.givenBy ?? null,
      screening: input.source === 'here' ? JSON.stringify(input.screening) : null,
      despite: despite && JSON.stringify(despite),
      written_by: actor.accountId,
      written_at: deps.clock.now(),
    });
    await appendEntry(tx, deps.clock, actor, 'vaccine.recorded', { subject: 'vaccine', subjectId: id, patientId });
    await publishToCarers(tx, deps, patient, 'vaccines');
    return findRecord(inTx, actor, patientId);
  });
}

type Known = Awaited<ReturnType<typeof findFacts>>;
type Facts = Pick<RecordDose, 'givenOn' | 'source' | 'product' | 'batch' | 'site' | 'place'> &
  Pick<Partial<RecordDose>, 'screening'>;

/** What must be written, each at its field. */
export function requireFacts(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  input: Facts,
  dateOfBirth: string | null,
  isCorrection = false,
): void {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const wrong: Record<string, string> = {};
  if (input.givenOn > today) wrong.givenOn = 'This day lies ahead.';
  if (dateOfBirth && input.givenOn < dateOfBirth) wrong.givenOn = 'This was before the day of birth.';
  if (input.source === 'card' && !input.place) wrong.place = 'Say where it was given, or whose card it stands on.';
  if (input.source === 'card' && input.place && plain(input.place).includes(plain(config.clinic.name)))
    wrong.place = 'This is our own clinic: choose "given here".';
  if (input.source === 'here') {
    if (!dateOfBirth) wrong.series = 'The day of birth is not known: enter it in the health profile first.';
    if (!isCorrection && input.givenOn < addDays(today, -LATE_ENTRY_DAYS))
      wrong.givenOn = 'A dose given here is written down within 7 days. Choose "given elsewhere" for an older one.';
    if (!input.product) wrong.product = 'Product is needed.';
    if (!input.batch) wrong.batch = 'Batch is needed.';
    if (!input.site) wrong.site = 'Site is needed.';
    if (!isCorrection && !input.screening) wrong.screening = 'Answer the questions before giving it.';
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('bad_input', { fields: wrong });
}

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A card of the last days is asked like a dose given here: it is no way round the questions. */
export const isAsked = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { source, givenOn }: Pick<RecordDose, 'source' | 'givenOn'>,
): boolean => source === 'here' || givenOn >= addDays(dayIn(config.clinic.timeZone, clock.now()), -LATE_ENTRY_DAYS);

type Asked = Pick<RecordDose, 'series' | 'givenOn'> & { screening: Screening | null };

export async function findAgainst(
  deps: Deps & { db: Database },
  actor: Actor,
  patientId: string,
  { series, givenOn, screening }: Asked,
  { facts, schedule }: Pick<Known, 'facts' | 'schedule'>,
): Promise<string[]> {
  const health = await findHealth(deps, actor, patientId);
  const all = seriesOf(schedule.doses);
  const isLive = all.some((one) => one.series === series && one.isLive);
  const cautions = cautionsFor(all, health);
  // Only a card is written down without a day of birth: then no age can be asked, the chart still is.
  if (!facts) return cautions.filter((one) => one.series === series).map(({ sentence }) => sentence);
  return againstNow(facts, { series, givenOn, screening, isLive }, cautions);
}

/** A nurse goes no further. A doctor may, with a reason that is kept beside what it answers. */
export function requireAnswered(
  deps: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  against: readonly string[],
  { despite }: Pick<RecordDose, 'despite'>,
): { against: readonly string[]; reason: string } | null {
  if (against.length === 0) return null;
  if (mayDecide(actor) && despite) {
    requireLicence(deps, actor);
    return { against, reason: despite };
  }
  const words = against.join(' ');
  throw new Refusal('vaccine_not_now', {
    fields: mayDecide(actor)
      ? { series: words, despite: 'Write why it is given all the same.' }
      : { series: `${words} Ask a doctor: nurses cannot pass this.` },
  });
}
