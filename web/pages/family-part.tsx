import { lazy } from 'react';
import type { BroughtPart } from '#web/chart/chart-tabs.tsx';

const WhoActs = lazy(async () => ({
  default: (await import('#web/patients/family-desk/who-acts.tsx')).WhoActs,
}));

/** Who acts for the patient, in the chart that a doctor reads. */
export const familyPart = (patientId: string): BroughtPart => ({
  tab: 'family',
  label: 'Family',
  content: <WhoActs key={patientId} patientId={patientId} />,
});
