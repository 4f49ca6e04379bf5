import { lazy } from 'react';
import type { BroughtPart } from '#web/chart/chart-tabs.tsx';

const PrivateSection = lazy(async () => ({
  default: (await import('#web/chart/private/private-parts.tsx')).PrivateSection,
}));

/** What those who act for the patient do not learn of, in the chart that a doctor reads. */
export const privatePart = (patientId: string): BroughtPart => ({
  tab: 'private',
  label: 'Private',
  content: <PrivateSection key={patientId} patientId={patientId} />,
});
