import { type Inpatient, setSaturationScale } from '#contract/inpatients.ts';
import { call } from '#web/api.ts';
import { useWardStep } from '../queries.ts';

type ScaleOrder = { id: string; scale: Inpatient['saturationScale']; reason: string };

export const useOrderScale = () =>
  useWardStep(({ id, scale, reason }: ScaleOrder) =>
    call(setSaturationScale, { params: { id }, body: { scale, reason } }),
  );
