// Keys begin with the type of the event that makes them stale. What is due changes with the hour: asked anew each minute.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import {
  giveAsNeeded,
  listAsNeeded,
  markAdministrationWrong,
  undoAdministration,
} from '#contract/medicines/medication-orders.ts';
import {
  completeMedicationTask,
  countMedicationTasks,
  leaveMedicationTask,
  listMedicationTasks,
  markMedicationTaskWrong,
  type NOT_GIVEN,
  readMedicationTask,
  undoMedicationTask,
} from '#contract/medicines/medication-tasks.ts';
import { inpatientQuery } from '../api/inpatients.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

const TASKS = ['medication-tasks'] as const;
const FOLLOWS = { follows: ['medication-orders', 'inpatients', 'profile'] as const };

export const useMedicationTasks = () =>
  useQuery({
    queryKey: [...TASKS, 'all'],
    queryFn: ({ signal }) => call(listMedicationTasks, { query: {}, signal }),
    refetchInterval: MINUTE_MS,
    meta: FOLLOWS,
  });

export const useMedicationCounts = () =>
  useQuery({
    queryKey: [...TASKS, 'counts'],
    queryFn: ({ signal }) => call(countMedicationTasks, { signal }),
    refetchInterval: MINUTE_MS,
    meta: FOLLOWS,
  });

/** Always fetched anew, never from the cache. */
export const useMedicationTask = (id: string | null) =>
  useQuery({
    queryKey: [...TASKS, 'one', id],
    queryFn: ({ signal }) => call(readMedicationTask, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    gcTime: 0,
    meta: FOLLOWS,
  });

export const useAsNeeded = () =>
  useQuery({
    queryKey: ['medication-orders', 'as-needed'],
    queryFn: ({ signal }) => call(listAsNeeded, { signal }),
    refetchInterval: MINUTE_MS,
    meta: { follows: TASKS },
  });

/** The patient, for the sheet of an as-needed dose, whose order holds only an id. */
export const useWhoGetsIt = (inpatientId: string | null) =>
  useQuery({ ...inpatientQuery(inpatientId ?? ''), enabled: inpatientId !== null });

function useStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: somebody else was quicker, and the queue shows who. Not awaited: the sheet closes first.
    onSettled: () => {
      void refetchTypes(queryClient, ['medication-tasks', 'medication-orders', 'inpatients']);
    },
  });
}

export type Given = {
  orderVersion: number;
  givenAt?: string;
  reason?: string;
  confirmed?: string[];
  otherMedicinesChecked?: boolean;
  despiteEnd?: boolean;
};
export type NotGiven = { outcome: (typeof NOT_GIVEN)[number]; reason: string };

/** A record of a dose. Sent again with its key, it is the same record. */
export type DoseRecord =
  | { kind: 'given'; id: string; body: Given; key: string }
  | { kind: 'not-given'; id: string; body: NotGiven; key: string }
  | { kind: 'as-needed'; id: string; body: Given; key: string };

export type GivenRecord = Exclude<DoseRecord, { kind: 'not-given' }>;

export const sendRecord = (record: DoseRecord): Promise<unknown> => {
  const { id, key } = record;
  const about = { params: { id }, idempotencyKey: key };
  if (record.kind === 'given') return call(completeMedicationTask, { ...about, body: record.body });
  if (record.kind === 'not-given') return call(leaveMedicationTask, { ...about, body: record.body });
  return call(giveAsNeeded, { ...about, body: record.body });
};

export const useRecordDose = () => useStep(sendRecord);

export const useUndo = () =>
  useStep(
    ({ kind, id }: { kind: 'task' | 'administration'; id: string }): Promise<unknown> =>
      kind === 'task' ? call(undoMedicationTask, { params: { id } }) : call(undoAdministration, { params: { id } }),
  );

export const useMarkWrong = () =>
  useStep(
    ({ kind, id, reason }: { kind: 'task' | 'administration'; id: string; reason: string }): Promise<unknown> =>
      kind === 'task'
        ? call(markMedicationTaskWrong, { params: { id }, body: { reason } })
        : call(markAdministrationWrong, { params: { id }, body: { reason } }),
  );
