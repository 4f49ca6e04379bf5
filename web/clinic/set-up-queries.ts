import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GuidedStep, markSetUpStep, openDoors, readSetUp, type SetUp } from '#contract/clinic/set-up.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

const KEY = ['clinic', 'set-up'] as const;

export const useSetUp = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readSetUp, { signal }),
    meta: { follows: ['accounts', 'departments', 'rooms', 'slots'] },
  });

function useMarking<Input>(run: (input: Input) => Promise<SetUp>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (known) => queryClient.setQueryData(KEY, known),
    onError: () => void refetchTypes(queryClient, ['clinic']),
  });
}

export const useMarkStep = () =>
  useMarking((body: { step: GuidedStep; mark: 'kept' | 'skipped' }) => call(markSetUpStep, { body }));

export const useOpenDoors = () => useMarking(() => call(openDoors, {}));
