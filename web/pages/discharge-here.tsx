import type { Inpatient } from '#contract/inpatients.ts';
import { DischargeDialog } from '../ward/admissions/discharge-dialog.tsx';

type DischargeHereProps = { isOpen: boolean; inpatient: Inpatient; onClose: () => void };

/** The ward's own dialog, opened and closed like the others. */
export const DischargeHere = ({ isOpen, inpatient, onClose }: DischargeHereProps) => (
  <DischargeDialog inpatient={isOpen ? inpatient : null} onClose={onClose} />
);
