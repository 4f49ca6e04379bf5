import type { Inpatient, InpatientDetail } from '#contract/ward/inpatients.ts';
import { setSaturationScale } from '#contract/ward/inpatients.ts';
import { call } from '#web/api.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useWardStep } from '../queries.ts';
import { scoreOnScale } from './score-on-scale.ts';

type ScaleDialogProps = { inpatient: InpatientDetail; isOpen: boolean; onClose: () => void };

/** Says which score the other scale would give before it is ordered. */
export function ScaleDialog({ inpatient, isOpen, onClose }: ScaleDialogProps) {
  const ordering = useOrderScale();
  const { id, name, place, saturationScale, observations } = inpatient;
  const other = saturationScale === 1 ? 2 : 1;
  const [now, then] = [scoreOnScale(observations, saturationScale), scoreOnScale(observations, other)];
  return (
    <ReasonDialog
      {...{ isOpen, onClose }}
      title={other === 2 ? `Order SpO₂ scale 2 for ${name}` : `Back to SpO₂ scale 1 for ${name}`}
      yes={other === 2 ? 'Order scale 2' : 'Back to scale 1'}
      run={(reason) => ordering.mutateAsync({ id, scale: other, reason })}
      onDone={() => toast.success(`SpO₂ scale ${other}`, `${place} ${name}: it counts from the next set on.`)}
    >
      {place}.{' '}
      {other === 2
        ? 'Scale 2 is for a target of 88 to 92 % in hypercapnic respiratory failure.'
        : 'Scale 1 is for a target of 96 % and above.'}{' '}
      {now === null || then === null
        ? 'There is no complete set to compare yet.'
        : `The last complete set scores ${now} on scale ${saturationScale} and ${then} on scale ${other}.`}{' '}
      It counts from the next set on.
    </ReasonDialog>
  );
}

type ScaleOrder = { id: string; scale: Inpatient['saturationScale']; reason: string };

const useOrderScale = () =>
  useWardStep(({ id, scale, reason }: ScaleOrder) =>
    call(setSaturationScale, { params: { id }, body: { scale, reason } }),
  );
