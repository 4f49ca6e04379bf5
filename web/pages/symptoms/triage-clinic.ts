import { useClinic } from '#web/api/clinic.ts';
import { emergencyNumberOfPage } from '#web/emergency-number.ts';

/** Shown before the clinic's own facts have come, and when they do not come. */
export const EMERGENCY_UNTIL_KNOWN = emergencyNumberOfPage();
const UNTIL_KNOWN = {
  name: 'the clinic',
  address: '',
  emergencyNumber: EMERGENCY_UNTIL_KNOWN,
  phone: '',
  crisisLine: null,
};

export function useTriageClinic() {
  const { data } = useClinic();
  const { name, address, emergencyNumber, crisisLine, phone } = data ?? UNTIL_KNOWN;
  return { name, address, emergencyNumber, crisisLine, phone };
}

export type PageClinic = ReturnType<typeof useTriageClinic>;
