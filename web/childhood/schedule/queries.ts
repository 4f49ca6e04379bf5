import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readVaccineSchedule, type ScheduledDose, saveVaccineSchedule } from '#contract/childhood/vaccines.ts';
import { call } from '#web/api.ts';

export const useVaccineSchedule = () =>
  useQuery({
    queryKey: ['vaccine-schedule'],
    queryFn: ({ signal }) => call(readVaccineSchedule, { signal }),
  });

type NewVersion = { version: number; name: string; note: string; doses: ScheduledDose[] };

export const useSaveSchedule = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewVersion) => call(saveVaccineSchedule, { body }),
    // Also after a refusal: somebody else may have written a version.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['vaccine-schedule'] }),
  });
};
