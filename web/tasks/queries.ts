import { useMutation, useQueryClient } from '@tanstack/react-query';
import { finishStaffTask, takeStaffTask } from '#contract/ward/staff-tasks.ts';
import { call } from '../api.ts';

const KEY = ['staff-tasks'] as const;

function useStep<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: a colleague was quicker, and the list shows who.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useTakeTask = () => useStep((id: string) => call(takeStaffTask, { params: { id } }));

export const useFinishTask = () =>
  useStep(({ id, note }: { id: string; note: string }) =>
    call(finishStaffTask, { params: { id }, body: note ? { note } : {} }),
  );
