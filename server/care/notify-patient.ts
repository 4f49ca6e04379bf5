import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import type { Tx } from '../db/connect.ts';
import type { Said } from '../notices/mails/write-mail.ts';
import type { PatientRow } from '../patients/find-patient.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import type { Deps } from '../platform/deps.ts';

/** Shows the prescription on the screen; the mail says only that there is something to read. */
export async function notifyPatientOfDiagnosis(
  tx: Tx,
  deps: Deps,
  patient: Pick<PatientRow, 'id' | 'account_id'>,
  { id, signedBy, prescription, labOrders }: Diagnosis,
): Promise<void> {
  const tests = labOrders.map(({ test }) => test).join(', ') || null;
  const part = prescription ? 'medicines' : 'results';
  const whom = { patientId: patient.id, accountId: patient.account_id, part } as const;
  await tellPatient(
    tx,
    deps,
    { ...whom, about: { table: 'diagnoses', id } },
    {
      kind: 'diagnosis',
      says: wordsFor(signedBy, prescription?.medicines ?? null, tests),
      link: prescription ? '/record/board#prescriptions' : '/record/visits',
    },
  );
}

type Prescribed = NonNullable<Diagnosis['prescription']>['medicines'];

function wordsFor(doctor: string, prescribed: Prescribed | null, tests: string | null): Said {
  if (!prescribed) {
    return tests
      ? { code: 'tests-ordered', values: { doctor, tests } }
      : { code: 'diagnosis-written', values: { doctor } };
  }
  const medicines = prescribed.map(({ name, dose, route, frequency, smallestGapHours, mostIn24Hours, days }) => ({
    name,
    dose,
    taken: { route, frequency, smallestGapHours, mostIn24Hours, days },
  }));
  return { code: 'medicine-prescribed', values: { doctor, medicines: { medicines }, tests } };
}
