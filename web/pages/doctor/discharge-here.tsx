import type { Inpatient } from '#contract/ward/inpatients.ts';
import { DischargeDialog } from '#web/ward/admissions/discharge-dialog.tsx';

type DischargeHereProps = { isOpen: boolean; inpatient: Inpatient; onClose: () => void };

/** The ward's own dialog, opened and closed like the others. */
export const DischargeHere = ({ isOpen, inpatient, onClose }: DischargeHereProps) => (
  <DischargeDialog inpatient={isOpen ? inpatient : null} onClose={onClose} />
);
