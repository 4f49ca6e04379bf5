// Keys begin with 'vaccines', the type of the event that makes them stale.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CorrectDose,
  confirmVaccineSchedule,
  correctVaccine,
  decideVaccine,
  endVaccineDecision,
  type RecordDose,
  readVaccines,
  recordVaccine,
} from '#contract/childhood/vaccines.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useVaccines = (patientId: string) =>
  useQuery({
    queryKey: ['vaccines', patientId],
    queryFn: ({ signal }) => call(readVaccines, { params: { id: patientId }, signal }),
    meta: { follows: ['profile', 'vaccine-schedule'] },
  });

function useStep<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Also after a refusal: somebody else may have written in the meantime.
    onSettled: () => void refetchTypes(queryClient, ['vaccines', 'opened-by']),
  });
}

export const useRecordDose = (patientId: string) =>
  useStep(({ body, key }: { body: RecordDose; key: string }) =>
    call(recordVaccine, { params: { id: patientId }, body, idempotencyKey: key }),
  );

export const useCorrectDose = () =>
  useStep(({ id, body, key }: { id: string; body: CorrectDose; key: string }) =>
    call(correctVaccine, { params: { id }, body, idempotencyKey: key }),
  );

type Decision = RequestOf<typeof decideVaccine>['body'];

export const useDecide = (patientId: string) =>
  useStep(({ body, key }: { body: Decision; key: string }) =>
    call(decideVaccine, { params: { id: patientId }, body, idempotencyKey: key }),
  );

export const useConfirmSchedule = () =>
  useStep((version: number) => call(confirmVaccineSchedule, { body: { version } }));

export const useEndDecision = () => useStep((id: string) => call(endVaccineDecision, { params: { id } }));
