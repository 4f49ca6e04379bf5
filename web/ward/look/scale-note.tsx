import { IconLungs } from '@tabler/icons-react';
import type { Inpatient } from '#contract/ward/inpatients.ts';

/** The scale that a doctor ordered, also before the first set is scored on it. */
export function ScaleNote({ inpatient: { saturationScale, news2 } }: { inpatient: Inpatient }) {
  const scored = news2?.scale ?? 1;
  if (saturationScale === 1 && scored === 1) return null;
  return (
    <p className="row gap-6 text-15 semibold lead-130 icons-18">
      <IconLungs aria-hidden />
      {saturationScale === 2 ? 'SpO₂ scale 2, target 88 to 92 %' : 'Back to SpO₂ scale 1'}
      {scored !== saturationScale && ': it counts from the next set on'}
    </p>
  );
}
