import type { ComponentProps } from 'react';
import type { Medicine, SafetyFinding } from '../../../contract/medicines.ts';
import { type MedicineRow, rowOfMedicine } from '../form/diagnosis-form.ts';
import { FindingCard, WaysOut } from './finding-card.tsx';
import { suggestedBy } from './place-findings.ts';
import { useReplacement } from './safety-check.ts';

type CardProps = ComponentProps<typeof FindingCard>;

type RowFindingsProps = {
  patientId: string;
  medications: readonly MedicineRow[];
  medicines: readonly Medicine[];
  row: MedicineRow;
  findings: readonly SafetyFinding[];
  answering: (finding: SafetyFinding) => CardProps;
  onReplace: (row: MedicineRow) => void;
  onRemove: () => void;
};

/** The cards under one medicine; the first names the way out. */
export function RowFindings(props: RowFindingsProps) {
  const { patientId, medications, medicines, row, findings, answering, onReplace, onRemove } = props;
  const suggested = findings.map((finding) => suggestedBy(finding, medicines)).find((medicine) => medicine);
  const replacement = useReplacement(patientId, medications, row.row, suggested);
  if (findings.length === 0) return null;
  const ways = (
    <WaysOut
      name={row.name}
      replacement={replacement}
      onReplace={() => replacement && onReplace(rowOfMedicine(replacement.medicine))}
      onRemove={onRemove}
    />
  );
  return findings.map((finding, place) => (
    <FindingCard key={finding.key} {...answering(finding)} isUnderRow ways={place === 0 ? ways : undefined} />
  ));
}
