// Doses at home. Keys begin with the type of the event that makes them stale.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  answerDose,
  askRepeat,
  type HomeDose,
  type HomeDoses,
  type HomeMedicine,
  listDoses,
  moveTimes,
  snoozeDose,
  undoDose,
} from '#contract/medicines/doses.ts';
import { call } from '../api.ts';

const KEY = ['doses'] as const;

export const dosesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(listDoses, { signal }),
  meta: { follows: ['prescriptions'] },
});

export const useDoses = (isWanted = true) => useQuery({ ...dosesQuery, enabled: isWanted });

const isSame = (one: HomeDose, other: Pick<HomeDose, 'medicineId' | 'day' | 'nth'>) =>
  one.medicineId === other.medicineId && one.day === other.day && one.nth === other.nth;

/** What was answered stands there at once; the list is fetched behind it. */
function showDose(queryClient: QueryClient, dose: HomeDose) {
  queryClient.setQueryData<HomeDoses>(
    KEY,
    (known) => known && { ...known, doses: known.doses.map((one) => (isSame(one, dose) ? dose : one)) },
  );
}

function useDoseChange<Variables>(send: (variables: Variables) => Promise<HomeDose>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (dose) => showDose(queryClient, dose),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

type Answer = Omit<z.input<typeof answerDose.body>, 'day' | 'nth'>;

export const useAnswerDose = () =>
  useDoseChange(({ dose: { medicineId, day, nth }, answer }: { dose: HomeDose; answer: Answer }) =>
    call(answerDose, { params: { id: medicineId }, body: { day, nth, ...answer } }),
  );

export const useSnoozeDose = () =>
  useDoseChange(({ dose: { medicineId, day, nth }, minutes }: { dose: HomeDose; minutes: 0 | 15 | 30 | 60 }) =>
    call(snoozeDose, { params: { id: medicineId }, body: { day, nth, minutes } }),
  );

export const useUndoDose = () => useDoseChange((answerId: string) => call(undoDose, { params: { id: answerId } }));

function useMedicineChange<Variables>(send: (variables: Variables) => Promise<HomeMedicine>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (medicine) =>
      queryClient.setQueryData<HomeDoses>(
        KEY,
        (known) =>
          known && { ...known, medicines: known.medicines.map((one) => (one.id === medicine.id ? medicine : one)) },
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useMoveTimes = (id: string) =>
  useMedicineChange((body: z.input<typeof moveTimes.body>) => call(moveTimes, { params: { id }, body }));

export const useAskRepeat = () =>
  useMedicineChange(({ id, key }: { id: string; key: string }) =>
    call(askRepeat, { params: { id }, idempotencyKey: key }),
  );
