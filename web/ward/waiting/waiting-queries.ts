import { queryOptions, useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { acceptAdmission, declineAdmission, listWaitingAdmissions } from '#contract/ward/admissions.ts';
import { call } from '#web/api.ts';
import { useWardStep } from '../queries.ts';

export const waitingAdmissionsQuery = queryOptions({
  queryKey: ['inpatients', 'waiting'],
  queryFn: ({ signal }) => call(listWaitingAdmissions, { signal }),
});

export const useWaitingAdmissions = (isWanted = true) =>
  useQuery({ ...waitingAdmissionsQuery, enabled: isWanted, refetchInterval: MINUTE_MS });

export const useAccept = () => useWardStep((id: string) => call(acceptAdmission, { params: { id } }));

export const useDecline = () =>
  useWardStep(({ id, reason, key }: { id: string; reason: string; key: string }) =>
    call(declineAdmission, { params: { id }, body: { reason }, idempotencyKey: key }),
  );
