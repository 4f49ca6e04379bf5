import type { SafetyFinding } from '#contract/medicines/medicines.ts';
import { useMedicines } from '#web/api/medicines.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import type { DiagnosisForm, MedicineRow } from '../form/diagnosis-form.ts';
import { isWhole, problemsIn } from '../form/diagnosis-request.ts';
import { timeToTheSecond } from '../form/draft-line.tsx';
import { FormPart } from '../form/form-part.tsx';
import { FindingCard } from '../safety/finding-card.tsx';
import { placeFindings } from '../safety/place-findings.ts';
import { RowFindings } from '../safety/row-findings.tsx';
import type { SafetyCheck } from '../safety/safety-check.ts';
import { AddMedicine } from './add-medicine.tsx';
import styles from './medications.module.css';
import { MedicineFields } from './medicine-fields.tsx';
import { Verdict } from './verdict.tsx';

type MedicationsProps = {
  id: string;
  patientId: string;
  isForAdult: boolean;
  form: Pick<DiagnosisForm, 'medications' | 'answers'>;
  onChange: (changes: Partial<DiagnosisForm>) => void;
  check: SafetyCheck;
  /** Signing was tried: what is missing is said beside its field. */
  isAsked: boolean;
};

export function Medications(props: MedicationsProps) {
  const timeZone = useTimeZone();
  const { id, patientId, isForAdult, form, onChange, check, isAsked } = props;
  const { medications, answers } = form;
  const catalogue = useMedicines();
  const medicines = catalogue.data ?? [];
  const placed = placeFindings(check.checked, medications);
  const checkedAt = check.checked ? timeToTheSecond(check.checked.report.checkedAt, timeZone) : '';
  const set = (next: MedicineRow[]) => onChange({ medications: next });
  // Given in another way, or once, it may not be what it was said to replace: that is asked again.
  const change = (row: string, changes: Partial<MedicineRow>) => {
    const isOther = 'route' in changes || changes.frequency === 'once';
    const all = isOther ? { replaces: [], ...changes } : changes;
    set(medications.map((each) => (each.row === row ? { ...each, ...all } : each)));
  };
  const answering = (finding: SafetyFinding) => ({
    finding,
    checkedAt,
    reason: answers[finding.key] ?? '',
    onReason: (reason: string) => onChange({ answers: { ...answers, [finding.key]: reason } }),
  });
  const verdictOf = (row: MedicineRow) => {
    const index = check.checked?.rows.indexOf(row.row) ?? -1;
    return check.isCurrent ? check.checked?.report.verdicts[index] : undefined;
  };
  return (
    <FormPart id={id} title="Medications" note={summary(medications.length, check)}>
      {check.error !== null && medications.length > 0 && <ErrorMessage error={check.error} onRetry={check.retry} />}
      {medications.length > 0 && check.checked?.report.lastMet === 'never' && (
        <AlertBox tone="attention" title="Prescribed without a visit">
          You have not met this patient, in person or by video. The prescription says so.
        </AlertBox>
      )}
      {placed.ofPatient.map((finding) => (
        <FindingCard key={finding.key} {...answering(finding)} />
      ))}
      {medications.length > 0 && <Head />}
      <ul className="stack" aria-label="Chosen medicines">
        {medications.map((row) => (
          <li key={row.row} className={`stack fit gap-10 ruled-below ${styles.row}`}>
            <MedicineFields
              row={row}
              problems={isAsked ? problemsIn(row) : {}}
              verdict={<Verdict verdict={verdictOf(row)} isWhole={isWhole(row)} />}
              onChange={(changes) => change(row.row, changes)}
              onRemove={() => set(medications.filter((each) => each.row !== row.row))}
            />
            <RowFindings
              {...{ patientId, medications, medicines, isForAdult, row, answering }}
              findings={placed.ofRow.get(row.row) ?? []}
              onReplace={(next) => set(medications.map((each) => (each.row === row.row ? next : each)))}
              onTake={(changes) => change(row.row, changes)}
              onRemove={() => set(medications.filter((each) => each.row !== row.row))}
            />
          </li>
        ))}
      </ul>
      {catalogue.error && <ErrorMessage error={catalogue.error} onRetry={() => void catalogue.refetch()} />}
      <AddMedicine
        {...{ medicines, isForAdult }}
        isLoaded={!catalogue.isPending}
        onAdd={(row) => set([...medications, row])}
      />
    </FormPart>
  );
}

const Head = () => (
  <div className={`middle muted text-14 semibold ruled-below ${styles.head}`} aria-hidden>
    {['Medicine', 'Dose', 'Route', 'How often', 'For', 'Safety check'].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

function summary(count: number, { checked }: SafetyCheck): string {
  const severe = checked?.report.findings.filter(({ severity }) => severity === 'severe').length ?? 0;
  if (count === 0) return 'none chosen';
  return severe === 0
    ? `${count} chosen`
    : `${count} chosen, ${severe} severe ${severe === 1 ? 'finding' : 'findings'}`;
}
