import { useClinic } from '#web/api/clinic.ts';
import { emergencyNumberOfPage } from '#web/emergency-number.ts';
import { t } from '#web/language/say.ts';

/** Shown before the clinic's own facts have come, and when they do not come. */
export const EMERGENCY_UNTIL_KNOWN = emergencyNumberOfPage();
const UNTIL_KNOWN = {
  name: '',
  address: '',
  emergencyNumber: EMERGENCY_UNTIL_KNOWN,
  phone: '',
  crisisLine: null,
};

export function useTriageClinic() {
  const { data } = useClinic();
  const { name, address, emergencyNumber, crisisLine, phone } = data ?? UNTIL_KNOWN;
  return { name: name || t('the clinic'), address, emergencyNumber, crisisLine, phone };
}

export type PageClinic = ReturnType<typeof useTriageClinic>;
