// How each thing that happened reads in the line of time.
import type { Appointment } from '../../contract/appointments.ts';
import type { HistoryEntry } from '../../contract/chart.ts';
import type { Diagnosis } from '../../contract/diagnoses.ts';
import type { LabReport } from '../../contract/lab-orders.ts';
import type { StoredTriage } from '../../contract/symptom-records.ts';

const NOTHING = { diagnosis: null, treatment: null, code: null, by: null, mark: null, pictureUrl: null } as const;

/** The diagnosis, and beneath it what was prescribed, as an entry of its own. */
export function fromDiagnosis(signed: Diagnosis): HistoryEntry[] {
  const { diagnosis, prescription, notes, addenda } = signed;
  const medicines = prescription?.medicines.map(({ name, inWords }) => `${name} ${inWords}`).join('; ') ?? '';
  const tests = signed.labOrders.map(({ test }) => test).join(', ');
  const treatment = [medicines, tests && `Tests: ${tests}`].filter(Boolean).join('. ');
  const added = addenda.map(({ text, by }) => `Addendum by ${by}: ${text}`);
  const about = { ...NOTHING, date: signed.date, at: signed.signedAt, by: signed.signedBy };
  const entries: HistoryEntry[] = [
    {
      ...about,
      kind: 'diagnosis',
      id: signed.id,
      title: diagnosis,
      detail: [notes, ...added].filter(Boolean).join('\n'),
      diagnosis,
      treatment,
      code: signed.code,
    },
  ];
  if (prescription) {
    entries.push({
      ...about,
      kind: 'prescription',
      id: prescription.id,
      title: `Prescription ${prescription.number}`,
      detail: medicines,
    });
  }
  return entries;
}

const VISITS: Partial<Record<Appointment['status'], string>> = { completed: 'Visit', 'no-show': 'Did not come' };

export function fromVisit({ id, status, reason, doctor, department, date, startsAt }: Appointment): HistoryEntry[] {
  const title = VISITS[status];
  if (!title) return [];
  return [
    { ...NOTHING, kind: 'visit', id, date, at: startsAt, title: `${title}, ${department}`, detail: reason, by: doctor },
  ];
}

/** All values of one order are one entry. */
export function fromReports(reports: readonly LabReport[]): HistoryEntry[] {
  const byOrder = Map.groupBy(reports, ({ orderId }) => orderId);
  return [...byOrder.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const told = lines.map(({ measure, result, flag }) =>
      [measure === first.test ? '' : `${measure} `, result, flag ? ` (${flag.toLowerCase()})` : ''].join(''),
    );
    const isAbnormal = lines.some(({ status }) => status === 'abnormal');
    const title = `${first.test}: ${isAbnormal ? 'abnormal' : 'normal'}`;
    return [
      {
        ...NOTHING,
        kind: 'result' as const,
        id: first.orderId,
        date: first.date,
        at: `${first.date}T12:00:00.000Z`,
        title,
        detail: told.join(', '),
      },
    ];
  });
}

export function fromTriage(triage: StoredTriage, dayOf: (instant: string) => string): HistoryEntry {
  const { id, kind, symptoms, urgency, urgencyWords, createdAt, engine, hasPhoto } = triage;
  return {
    ...NOTHING,
    kind: kind === 'scan' ? 'scan' : 'triage',
    id,
    date: dayOf(createdAt),
    at: createdAt,
    title: `${kind === 'scan' ? 'Photo' : 'Triage'}: urgency ${urgency}, ${urgencyWords.title}`,
    detail: symptoms,
    by: `Nadi triage ${engine}`,
    // No clinician has looked at it yet, and it must not read as if one had.
    mark: 'AI, unverified',
    pictureUrl: hasPhoto ? `/api/symptoms/${id}/photo` : null,
  };
}
