import { useClinic } from '#web/api/clinic.ts';
import { t } from '#web/language/say.ts';
import { EMERGENCY_UNTIL_KNOWN } from '../symptoms/triage-clinic.ts';

/** What the patient's screens say of the clinic, also before it is known. */
export function useClinicFacts() {
  const known = useClinic().data;
  return {
    name: known?.name ?? t('the clinic'),
    address: known?.address ?? '',
    phone: known?.phone,
    hours: known?.supportHours ?? '',
    emergencyNumber: known?.emergencyNumber ?? EMERGENCY_UNTIL_KNOWN,
  };
}
