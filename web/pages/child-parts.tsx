import { lazy } from 'react';
import { useProfile } from '#web/api/records.ts';
import type { BroughtPart } from '#web/chart/chart-tabs.tsx';
import { useChartPatient } from '#web/chart/queries.ts';

const Growth = lazy(async () => ({
  default: (await import('#web/childhood/growth/growth-panel.tsx')).GrowthPanel,
}));
const Vaccines = lazy(async () => ({
  default: (await import('#web/childhood/vaccines/vaccines-panel.tsx')).VaccinesPanel,
}));

/** WHO's curves and the national schedule end before this age. */
const CHILD_UNDER_YEARS = 19;

/** Growth and vaccines, in the chart of a child or of someone whose age nobody has asked. */
export function useChildParts(patientId: string): readonly BroughtPart[] {
  const profile = useProfile(patientId).data;
  const patient = useChartPatient(patientId).data;
  if (!profile || (profile.age !== null && profile.age >= CHILD_UNDER_YEARS)) return [];
  const who = { patientId, name: patient?.name ?? '', pud: patient?.pud ?? '' };
  return [
    { tab: 'growth', label: 'Growth', content: <Growth key={patientId} {...who} /> },
    { tab: 'vaccines', label: 'Vaccines', content: <Vaccines key={patientId} {...who} /> },
  ];
}
