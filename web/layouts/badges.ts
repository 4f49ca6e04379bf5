// The counts in the side menu: each for whoever is logged in, each following its own kind of news.
import { useQuery } from '@tanstack/react-query';
import { listWaitingDiagnoses } from '../../contract/diagnoses.ts';
import type { Role } from '../../contract/endpoint.ts';
import { useAlerts } from '../alerts/queries.ts';
import { call } from '../api.ts';
import { useDoctorStats } from '../appointments/doctor-queries.ts';
import { useMessageCounts } from '../messages/queries.ts';

export type Badges = Record<string, number | undefined>;

export function useBadges(role: Role): Badges {
  const isDoctor = role === 'doctor';
  const isClinician = isDoctor || role === 'staff';
  const stats = useDoctorStats(isDoctor).data;
  const waiting = useQuery({
    queryKey: ['diagnoses', 'waiting'],
    queryFn: ({ signal }) => call(listWaitingDiagnoses, { signal }),
    enabled: isDoctor,
    meta: { follows: ['appointments'] },
  }).data;
  const alerts = useAlerts(isClinician).data;
  const messages = useMessageCounts(isClinician).data;
  return {
    today: stats?.todayAppointments,
    pending: stats?.pendingApprovals,
    patients: stats?.totalPatients,
    diagnoses: waiting?.count,
    alerts: alerts?.filter(({ status }) => status !== 'closed').length,
    messages: messages?.unread,
  };
}
