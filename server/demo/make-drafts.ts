// Drafts that the first doctor has not finished: one of them trips the allergy check as soon as it is opened.
import type { DraftForm } from '#contract/patients/diagnoses.ts';
import { readDraft, saveDraft } from '../care/drafts.ts';
import { listWaiting } from '../care/list-waiting.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { listMedicines } from '../pharmacy/list-medicines.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Cast, CastDoctor } from './cast.ts';

const ALWAYS = 2;

type Begun = { patient: string; form: Pick<DraftForm, 'diagnosis' | 'code' | 'notes'>; medicines: string[] };

const BEGUN: Begun[] = [
  {
    // Allergic to penicillin: amoxicillin does not pass.
    patient: 'Farida Khan',
    form: {
      diagnosis: 'Cellulitis of a limb',
      code: 'L03.1',
      notes: 'Redness back around the old wound, 4 cm, warm. No fever.',
    },
    medicines: ['Amoxicillin', 'Paracetamol'],
  },
  {
    patient: 'Anjali Deshmukh',
    form: { diagnosis: 'Pneumonia, unspecified organism', code: 'J18.9', notes: 'Crackles right base. CURB-65 1.' },
    medicines: ['Doxycycline'],
  },
  { patient: 'Ramesh Kulkarni', form: { diagnosis: 'COPD with acute exac', code: null, notes: '' }, medicines: [] },
  { patient: 'Mohan Das', form: { diagnosis: 'Essential', code: null, notes: 'Ankles.' }, medicines: [] },
];

/** Two at least; more where too few visits wait, so that the badge comes out whatever the day. */
export async function keepDrafts(deps: Deps, cast: Cast, doctor: CastDoctor, badge: number): Promise<void> {
  for (const [index, begun] of BEGUN.entries()) {
    const { count } = await listWaiting(deps, doctor.actor);
    if (index >= ALWAYS && count >= badge) return;
    await begin(deps, cast, doctor, begun);
  }
}

async function begin(
  deps: Deps,
  { patients }: Cast,
  { actor }: CastDoctor,
  { patient, form, medicines }: Begun,
): Promise<void> {
  const known = patients.find(({ name }) => name === patient);
  if (!known) return;
  const { id } = await findOwnPatient(deps.db, known.actor);
  try {
    if ((await readDraft(deps, actor, id)).draft) return;
    const then: Deps = { ...deps, clock: fixedClock(new Date(deps.clock.now().getTime() - 25 * 60_000)) };
    await saveDraft(then, actor, id, { form: await wholeForm(deps, form, medicines), version: 0 });
  } catch (error) {
    // Whose chart is no longer open to the doctor gets no draft.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function wholeForm(deps: Deps, form: Begun['form'], names: readonly string[]): Promise<DraftForm> {
  const catalogue = await listMedicines(deps);
  const medications = catalogue
    .filter(({ name }) => names.includes(name))
    .map(({ id, name, category, indication, usual }, index) => ({
      row: `demo-${index}`,
      id,
      name,
      category,
      indication,
      amount: String(usual.dose.amount),
      unit: usual.dose.unit,
      route: usual.route,
      frequency: usual.frequency,
      gapHours: usual.smallestGapHours === null ? '' : String(usual.smallestGapHours),
      most: usual.mostIn24Hours === null ? '' : String(usual.mostIn24Hours),
      days: usual.days === null ? '' : String(usual.days),
      instructions: '',
    }));
  return { ...form, medications, tests: [], staffTasks: [], followUpOn: null, answers: {} };
}
