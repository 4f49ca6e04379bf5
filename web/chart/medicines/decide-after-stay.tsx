import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DischargeDecision, decideAfterStay } from '#contract/medicines/after-stay.ts';
import type { MedicineNow } from '#contract/patients/chart.ts';
import { call } from '#web/api.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { refetchTypes } from '#web/query-keys.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** The ward stopped or changed it, and the patient waits for a word. */
export function DecideAfterStay({ medicine: { id, name } }: { medicine: Pick<MedicineNow, 'id' | 'name'> }) {
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decision: DischargeDecision) => call(decideAfterStay, { params: { id }, body: { decision } }),
    onSettled: () => void refetchTypes(queryClient, ['prescriptions', 'diagnoses']),
  });
  const decide = (decision: DischargeDecision) =>
    mutateDetached(deciding, decision, {
      onSuccess: () =>
        toast.success(decision === 'continue' ? `${name} goes on` : `${name} is stopped`, 'The patient is told.'),
      onError: (error) => toast.error(sentenceFor(error)),
    });
  return (
    <>
      <Button disabled={deciding.isPending} onClick={() => decide('continue')}>
        Goes on as before<span className="visually-hidden">: {name}</span>
      </Button>
      <Button look="danger-outline" disabled={deciding.isPending} onClick={() => decide('stop')}>
        Stop for good<span className="visually-hidden">: {name}</span>
      </Button>
    </>
  );
}
