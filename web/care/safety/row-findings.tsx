import type { ComponentProps } from 'react';
import type { Medicine, SafetyFinding, SafetyOffer } from '#contract/medicines/medicines.ts';
import { type MedicineRow, rowOfMedicine } from '../form/diagnosis-form.ts';
import { FindingCard, WaysOut } from './finding-card.tsx';
import { suggestedBy } from './place-findings.ts';
import { useReplacement } from './safety-check.ts';

type CardProps = ComponentProps<typeof FindingCard>;

type RowFindingsProps = {
  patientId: string;
  medications: readonly MedicineRow[];
  medicines: readonly Medicine[];
  /** For a child no medicine is offered with its usual dose. */
  isForAdult: boolean;
  row: MedicineRow;
  findings: readonly SafetyFinding[];
  answering: (finding: SafetyFinding) => CardProps;
  onReplace: (row: MedicineRow) => void;
  /** Takes over the dose or the route that a card offers. */
  onTake: (changes: Partial<MedicineRow>) => void;
  onRemove: () => void;
};

/** The cards under one medicine; the first names the way out. */
export function RowFindings(props: RowFindingsProps) {
  const { patientId, medications, medicines, isForAdult, row, findings, answering, onReplace, onTake, onRemove } =
    props;
  const suggested = isForAdult
    ? findings.map((finding) => suggestedBy(finding, medicines)).find((medicine) => medicine)
    : undefined;
  const offer = findings.find((finding) => finding.offer)?.offer;
  const replacement = useReplacement(patientId, medications, row.row, suggested);
  if (findings.length === 0) return null;
  const ways = (
    <WaysOut
      name={row.name}
      replacement={replacement}
      offer={offer}
      onTake={() => offer && onTake(changesOf(offer))}
      onReplace={() => replacement && onReplace(rowOfMedicine(replacement.medicine))}
      onRemove={onRemove}
    />
  );
  return findings.map((finding, index) => (
    <FindingCard
      key={finding.key}
      {...answering(finding)}
      isUnderRow
      ways={index === 0 ? ways : undefined}
      onReplaces={(isChosen) => onTake({ replaces: replacing(row, finding, isChosen) })}
    />
  ));
}

function replacing({ replaces }: MedicineRow, finding: SafetyFinding, isChosen: boolean): string[] {
  const id = finding.replaces?.id;
  const others = replaces.filter((each) => each !== id);
  return id && isChosen ? [...others, id] : others;
}

const changesOf = ({ dose, route }: SafetyOffer): Partial<MedicineRow> => ({
  ...(dose ? { amount: String(dose.amount), unit: dose.unit } : {}),
  ...(route ? { route } : {}),
});
