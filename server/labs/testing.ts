// Orders in any state, made by the use cases that people use.
import { randomUUID } from 'node:crypto';
import type { LabOrder, LabState } from '#contract/labs/lab-orders.ts';
import { transaction } from '../db/transaction.ts';
import { isChartOpen } from '../patients/chart-access/require-chart.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { findProfile } from '../records/find-profile.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { collectSample } from './collect-sample.ts';
import { enterResult } from './enter-result.ts';
import { readLabOrder } from './find-order.ts';
import { orderTests } from './order-tests.ts';
import { reviewResult } from './review-result.ts';
import { takeOrder } from './take-order.ts';

export type MadeOrder = { id: string; doctor: Person; nurse: Person; patient: Patient; order: LabOrder };

type Input = {
  state?: Exclude<LabState, 'cancelled'>;
  test?: string;
  /** Of the test's first measure. */
  value?: number;
  doctor?: Person;
  patient?: Patient;
};

const STEPS = ['ordered', 'collected', 'resulted', 'reviewed', 'released'];

export async function aLabOrder(app: TestApp, input: Input = {}): Promise<MadeOrder> {
  const doctor = input.doctor ?? (await app.aDoctor({ name: 'Dr. Arjun Nair' }));
  const patient = input.patient ?? (await app.aPatient({ name: 'Anjali Deshmukh' }));
  const nurse = await app.aNurse({ name: 'Priya Thomas' });
  if (!input.patient) await takeIntoCare(app, doctor, patient);
  const { id: testId } = await app.db
    .selectFrom('lab_tests')
    .select('id')
    .where('name', '=', input.test ?? 'HbA1c')
    .executeTakeFirstOrThrow();
  const diagnosisId = await aSignedDiagnosis(app, doctor, patient);
  const profile = await findProfile(app.deps, patient.patientId);
  const [id = ''] = await transaction(app.db, (tx) =>
    orderTests(tx, app.deps, doctor.actor, { patientId: patient.patientId, diagnosisId, profile }, [
      { id: testId, name: 'x' },
    ]),
  );
  // Of a patient who lies here every nurse reads it.
  if (!(await isChartOpen(app.deps, nurse.actor, patient.patientId)))
    await takeOrder(app.deps, nurse.actor, id, { version: 1 });
  const reached = STEPS.indexOf(input.state ?? 'ordered');
  if (reached >= 1) await collectSample(app.deps, nurse.actor, id);
  if (reached >= 2) await enterFirst(app, nurse, id, input.value ?? 7.4);
  if (reached >= 3) {
    const { version } = await readLabOrder(app.deps, doctor.actor, id);
    await reviewResult(app.deps, doctor.actor, id, { version, release: reached >= 4 });
  }
  return { id, doctor, nurse, patient, order: await readLabOrder(app.deps, doctor.actor, id) };
}

async function enterFirst(app: TestApp, nurse: Person, id: string, value: number): Promise<void> {
  const { measures } = await app.db
    .selectFrom('lab_orders')
    .select('measures')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [first] = measures as { name: string; unit: string }[];
  const values = first ? [{ name: first.name, unit: first.unit, value }] : [];
  await enterResult(
    app.deps,
    nurse.actor,
    id,
    first ? { values } : { values, text: 'Nothing unusual.', isAbnormal: false },
  );
}

/** Written straight into the table: this module comes before the one that signs diagnoses. */
async function aSignedDiagnosis({ db, clock }: TestApp, doctor: Person, { patientId }: Patient): Promise<string> {
  const id = randomUUID();
  const signed = { signed_by: doctor.id, signed_at: clock.now(), safety: '[]', safety_table: '2026-11' };
  const diagnosis = {
    id,
    patient_id: patientId,
    diagnosis: 'Type 2 diabetes',
    notes: '',
    on_day: '2026-03-02',
    ...signed,
  };
  await db.insertInto('diagnoses').values(diagnosis).execute();
  return id;
}

/** The least that is a PDF. */
export const aPdf = (bytes = 0): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')]);

/** multipart/form-data, written out as a browser does. */
export function aReportForm(file: Buffer, details: object = { isAbnormal: false }) {
  const boundary = 'nadi-report-boundary';
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(`${head('name="details"')}\r\n${JSON.stringify(details)}\r\n`),
    Buffer.from(`${head('name="file"; filename="report.pdf"')}content-type: application/pdf\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}
