import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfileForm, saveProfile } from '#contract/patients/profile.ts';
import { addReadings, type NewReading } from '#contract/readings/readings.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

/** Queries that depend on facts of the record: open checks run again. */
const STALE = ['profile', 'readings', 'prescriptions', 'medication-orders', 'diagnoses', 'inpatients'] as const;

function useRunChecksAgain() {
  const queryClient = useQueryClient();
  return () => refetchTypes(queryClient, STALE);
}

export const useSaveFacts = (patientId: string) =>
  useMutation({
    mutationFn: (form: ProfileForm) => call(saveProfile, { params: { id: patientId }, body: form }),
    onSettled: useRunChecksAgain(),
  });

type Measured = { reading: NewReading; confirmed: boolean; key: string };

export const useSaveReading = (patientId: string) =>
  useMutation({
    mutationFn: ({ reading, confirmed, key }: Measured) =>
      call(addReadings, {
        params: { id: patientId },
        body: { readings: [reading], ...(confirmed ? { confirmed } : {}) },
        idempotencyKey: key,
      }),
    onSettled: useRunChecksAgain(),
  });
