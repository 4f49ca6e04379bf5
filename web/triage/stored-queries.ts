// Keys begin with the type of the event that makes them stale: 'symptoms' for what is in the record.
import { useQuery } from '@tanstack/react-query';
import { listSymptoms, readSymptoms } from '../../contract/symptom-records.ts';
import { call } from '../api.ts';

const SHOWN_ON_DASHBOARD = 5;

export const useStoredTriages = () =>
  useQuery({
    queryKey: ['symptoms', 'mine'],
    queryFn: ({ signal }) => call(listSymptoms, { query: { limit: SHOWN_ON_DASHBOARD }, signal }),
  });

export const useStoredTriage = (id: string | undefined) =>
  useQuery({
    queryKey: ['symptoms', 'one', id],
    queryFn: ({ signal }) => call(readSymptoms, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });

/** What a patient in care told, newest first; a doctor asks. */
export const useTriagesOf = (patientId: string) =>
  useQuery({
    queryKey: ['symptoms', 'of', patientId],
    queryFn: ({ signal }) => call(listSymptoms, { query: { patientId, limit: 1 }, signal }),
  });
