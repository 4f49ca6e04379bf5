// Asks the server about the medicines while one writes. It asks again when the profile or the prescriptions change.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Medicine, MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import { checkDiagnosis } from '#contract/patients/diagnoses.ts';
import { call } from '#web/api.ts';
import { useDebounced } from '#web/ui/debounced.ts';
import { type DiagnosisForm, type MedicineRow, rowOfMedicine } from '../form/diagnosis-form.ts';
import { isWhole, orderOf } from '../form/diagnosis-request.ts';

const TYPING_PAUSE_MS = 350;
const FOLLOWS = { follows: ['profile', 'diagnoses', 'patients'] as const };

export type RowsChecked = {
  report: SafetyReport;
  /** The row of each order, because findings name orders by their index. */
  rows: string[];
};

export type SafetyCheck = {
  checked: RowsChecked | undefined;
  /** The answer speaks of the medicines as they stand now. */
  isCurrent: boolean;
  error: unknown;
  retry: () => void;
};

type Writing = Pick<DiagnosisForm, 'diagnosis' | 'code'>;

/** A coded diagnosis by its code; one in the doctor's own words by these. */
const written = ({ diagnosis, code }: Writing) =>
  code ? { code } : diagnosis.trim() ? { diagnosis: diagnosis.trim() } : {};

async function ask(
  patientId: string,
  rows: readonly MedicineRow[],
  about: ReturnType<typeof written>,
  signal: AbortSignal,
): Promise<RowsChecked> {
  const medications: MedicineOrder[] = rows.map(orderOf);
  const report = await call(checkDiagnosis, { body: { patient: patientId, medications, ...about }, signal });
  return { report, rows: rows.map(({ row }) => row) };
}

/** Checks complete rows only; the form asks for the rest of the others anyway. */
export function useSafetyCheck(patientId: string, medications: readonly MedicineRow[], writing: Writing): SafetyCheck {
  const rows = medications.filter(isWhole);
  const now = JSON.stringify({ rows, about: written(writing) });
  const asked = useDebounced(now, TYPING_PAUSE_MS);
  const settled: { rows: MedicineRow[]; about: ReturnType<typeof written> } = JSON.parse(asked);
  const query = useQuery({
    queryKey: ['prescriptions', 'check', patientId, settled],
    queryFn: ({ signal }) => ask(patientId, settled.rows, settled.about, signal),
    enabled: settled.rows.length > 0,
    placeholderData: keepPreviousData,
    meta: FOLLOWS,
  });
  const isSettled = now === asked;
  return {
    checked: rows.length > 0 ? query.data : undefined,
    isCurrent: rows.length === 0 || (isSettled && query.isSuccess && !query.isPlaceholderData && !query.isFetching),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

export type Replacement = { medicine: Medicine; note: string };

/** Checks what would happen if this row were that medicine. Severe or unchecked replacements are never offered. */
export function useReplacement(
  patientId: string,
  medications: readonly MedicineRow[],
  row: string,
  medicine: Medicine | undefined,
): Replacement | null {
  const others = medications.filter((each) => each.row !== row && isWhole(each));
  const report = useQuery({
    queryKey: ['prescriptions', 'check', patientId, 'instead', medicine?.id, others],
    queryFn: ({ signal }) => ask(patientId, medicine ? [rowOfMedicine(medicine), ...others] : [], {}, signal),
    enabled: medicine !== undefined,
    meta: FOLLOWS,
  }).data?.report;
  if (!medicine || !report) return null;
  const [verdict] = report.verdicts;
  if (verdict === 'no-known-entry')
    return { medicine, note: `${medicine.name}: no known entry for these allergies and medicines` };
  const caution = report.findings.find(({ orders }) => orders.includes(0));
  return verdict === 'caution' && caution ? { medicine, note: `Caution. ${caution.title}` } : null;
}
