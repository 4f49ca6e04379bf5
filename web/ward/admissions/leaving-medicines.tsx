import type { DischargeDecision, LeavingMedicine, OnWard } from '#contract/medicines/after-stay.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

const DID: Record<OnWard, string> = {
  continued: 'Given on the ward as at home',
  changed: 'Changed on the ward',
  stopped: 'Stopped on the ward',
  'not-ordered': 'Not ordered on the ward',
};

/** By `decisionKey`: of a medicine with which the ward has done something else since, nothing is decided. */
export type Decisions = Record<string, DischargeDecision>;

export const decisionKey = ({ id, onWard }: Pick<LeavingMedicine, 'id' | 'onWard'>): string => `${id} ${onWard}`;

type LeavingMedicinesProps = {
  medicines: readonly LeavingMedicine[];
  mayDecide: boolean;
  doctor: string;
  decisions: Decisions;
  error: string | undefined;
  onDecide: (decisions: Decisions) => void;
};

/** Each medicine from home with what the ward did, and what a doctor decides about it. */
export function LeavingMedicines(props: LeavingMedicinesProps) {
  const { medicines, mayDecide, doctor, decisions, error, onDecide } = props;
  if (medicines.length === 0) return null;
  const held = medicines.filter(({ isHeld }) => isHeld);
  return (
    <section className="stack gap-8" aria-label="Medicines from home">
      <h3>Medicines from home</h3>
      <ul>
        {medicines.map((medicine) => (
          <li key={medicine.id} className="stack gap-8 ruled py-12">
            <p className="breakable">
              <b>{medicine.name}</b> {medicine.inWords}
              <span className={`block ${medicine.onWard === 'continued' ? 'muted' : 'attention semibold'}`}>
                {DID[medicine.onWard]}
                {medicine.wardWords && `: ${medicine.wardWords}`}
              </span>
            </p>
            {mayDecide && medicine.mustDecide && (
              <ChoiceField
                label={`${medicine.name} at home`}
                name={`leaving-${medicine.id}`}
                choices={[
                  { value: 'continue', label: 'Goes on as before' },
                  { value: 'stop', label: 'Stop it' },
                ]}
                value={decisions[decisionKey(medicine)] ?? ''}
                error={decisions[decisionKey(medicine)] ? undefined : error}
                onChoose={(decision) => onDecide({ ...decisions, [decisionKey(medicine)]: decision })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayDecide && medicines.some(({ onWard }) => onWard === 'changed') && (
        <p className="muted">To go on with what the ward gives: prescribe that first, and stop the old one here.</p>
      )}
      {!mayDecide && held.length > 0 && (
        <p>
          A doctor decides about what was stopped or changed: <b>{held.map(({ name }) => name).join(', ')}</b>. Until
          then the patient is told to take none of it, and {doctor} is told to decide.
        </p>
      )}
    </section>
  );
}
