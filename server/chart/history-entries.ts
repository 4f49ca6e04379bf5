// How each thing that happened reads in the line of time.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { HistoryEntry } from '#contract/patients/chart.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import { triageMark } from '#contract/triage/triage-mark.ts';

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

/** One entry per order, with all its values. */
export function fromOrder({ id, test, result, orderedBy, collectedAt }: LabOrder, dayOf: DayOf): HistoryEntry[] {
  if (!result) return [];
  const values = result.values.map(({ name, value, unit, flag }) => {
    return `${name === test ? '' : `${name} `}${value} ${unit}${flag ? ` (${flag.toLowerCase()})` : ''}`;
  });
  const detail = [values.join(', '), result.text].filter(Boolean).join('. ') || 'See the report';
  const at = collectedAt ?? result.enteredAt;
  const title = `${test}: ${result.isAbnormal ? 'abnormal' : 'normal'}`;
  return [{ ...NOTHING, kind: 'result', id, date: dayOf(at), at, title, detail, by: orderedBy }];
}

type DayOf = (instant: string) => string;

export function fromTriage(triage: StoredTriage, dayOf: DayOf): HistoryEntry {
  const { id, kind, symptoms, urgency, urgencyWords, createdAt, engine, hasPhoto } = triage;
  return {
    ...NOTHING,
    kind: kind === 'scan' ? 'scan' : 'triage',
    id,
    date: dayOf(createdAt),
    at: createdAt,
    title: `${kind === 'scan' ? 'Photo' : 'Triage'}: ${urgency === null ? 'not understood' : `urgency ${urgency}, ${urgencyWords.title}`}`,
    detail: symptoms,
    by: `Nadi triage ${engine}`,
    mark: triageMark(triage),
    pictureUrl: hasPhoto ? `/api/symptoms/${id}/photo` : null,
  };
}
