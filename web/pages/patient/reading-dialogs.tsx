import { SosCall } from '#web/alerts/sos-call.tsx';
import { VitalDialogs } from '#web/records/readings/vital-dialogs.tsx';
import type { VitalSigns } from '#web/records/readings/vital-signs.ts';
import { useClinicFacts } from './clinic-facts.ts';

/** On each screen that shows readings: a dangerous one comes before everything there. */
export function ReadingDialogs({ vitals }: { vitals: VitalSigns }) {
  const { phone = '', hours, emergencyNumber } = useClinicFacts();
  return <VitalDialogs {...{ vitals, emergencyNumber }} clinic={{ phone, hours }} sos={<SosCall />} />;
}
