import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  closeClinicDay,
  listClosedDays,
  type NewClosedDay,
  openClinicDay,
} from '#contract/appointments/closed-days.ts';
import { call } from '#web/api.ts';

/** A closed day changes what is offered: the same event. */
const KEY = ['slots', 'closed-days'] as const;

export const useClosedDays = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listClosedDays, { signal }) });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useCloseDay = () =>
  useChange(({ body, key }: { body: NewClosedDay; key: string }) =>
    call(closeClinicDay, { body, idempotencyKey: key }),
  );

export const useOpenDay = () => useChange((id: string) => call(openClinicDay, { params: { id } }));
