// Moving and cancelling a visit, as its doctor or at the desk.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Appointment,
  changeAppointmentStatus,
  listPatientAppointments,
  moveAppointment,
} from '#contract/appointments/appointments.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const usePatientVisits = (patientId: string) =>
  useQuery({
    queryKey: ['appointments', 'patient', patientId],
    queryFn: ({ signal }) =>
      call(listPatientAppointments, { params: { id: patientId }, query: { limit: 100 }, signal }),
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  const refresh = () => refetchTypes(queryClient, ['appointments', 'slots']);
  // Refetch also after a refusal: the visit has changed.
  return useMutation({ mutationFn: run, onSettled: () => void refresh() });
}

export type NewPlace = { date: string; time: string; doctorId?: string; reason: string };

/** The version goes along: what changed since it was shown stays as it is. */
export const useMoveVisit = ({ id, version }: Appointment) =>
  useChange((place: NewPlace) => call(moveAppointment, { params: { id }, body: { ...place, version } }));

export const useCancelVisit = ({ id, version }: Appointment) =>
  useChange((reason: string) =>
    call(changeAppointmentStatus, { params: { id }, body: { status: 'cancelled', reason, version } }),
  );
