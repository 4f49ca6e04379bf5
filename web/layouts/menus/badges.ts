// The counts in the side menu, for the person who is logged in; each follows its own events.
import type { Role } from '#contract/endpoint.ts';
import type { Waiting } from '#contract/overview.ts';
import { useOverview } from '#web/admin/overview/queries.ts';
import { useAlerts, useUnlisted } from '#web/alerts/queries.ts';
import { useWaitingDiagnoses } from '#web/api/diagnoses.ts';
import { useLabOrders } from '#web/api/lab-orders.ts';
import { useStaffTasks } from '#web/api/staff-tasks.ts';
import { useDoctorStats } from '#web/appointments/doctor-day/doctor-queries.ts';
import { useInboxCounts } from '#web/inbox/counts.ts';
import { useMessageCounts } from '#web/messages/queries.ts';
import { useWaitingGuardians } from '#web/patients/family-desk/waiting-query.ts';
import { useWardCounts } from '#web/ward/queries.ts';

export type Badges = Record<string, number | undefined>;

/** True when a badge is red whatever its count: a critical message waits, or a patient wrote of a danger, or what was not checked for one. */
export const hotOf = (badges: Badges, badge: string | undefined): boolean =>
  (badge === 'messages' && (badges.criticalMessages ?? 0) > 0) || (badge === 'inbox' && (badges.dangers ?? 0) > 0);

export function useBadges(role: Role): Badges {
  const isDoctor = role === 'doctor';
  const isClinician = isDoctor || role === 'staff';
  const stats = useDoctorStats(isDoctor).data;
  const waiting = useWaitingDiagnoses(isDoctor).data;
  const alerts = useAlerts(isClinician).data;
  const unlisted = useUnlisted(alerts).open;
  const messages = useMessageCounts(isClinician).data;
  const inbox = useInboxCounts(isClinician).data;
  const ward = useWardCounts(isClinician).data;
  const guardians = useWaitingGuardians(role === 'desk').data;
  const toDo = useToDoCounts(role === 'staff');
  return {
    today: stats?.todayAppointments,
    pending: stats?.pendingApprovals,
    patients: stats?.totalPatients,
    diagnoses: waiting?.count,
    alerts: alerts && alerts.filter(({ closed }) => closed === null).length + unlisted,
    messages: messages?.unread,
    criticalMessages: messages?.critical,
    inbox: inbox?.waiting,
    dangers: inbox && inbox.danger + inbox.notChecked,
    inpatients: ward?.inpatients,
    doses: ward?.openDoses,
    family: guardians?.length,
    ...toDo,
    ...useAdminCounts(role === 'admin'),
  };
}

/** What waits for an administrator. */
function useAdminCounts(isWanted: boolean): Badges {
  const waiting = useOverview(isWanted).data?.waiting ?? [];
  const countOf = (kind: Waiting['kind']) => waiting.find((each) => each.kind === kind)?.count;
  return {
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    applications: countOf('applications'),
    invitations: countOf('invitations'),
    lateBeds: countOf('beds'),
    failedMails: countOf('mails'),
  };
}

/** What waits for a nurse: tasks that nobody finished, samples to take and results to enter. */
function useToDoCounts(isWanted: boolean): Badges {
  const tasks = useStaffTasks('unfinished', isWanted).data;
  const labs = useLabOrders('open', isWanted).data;
  return { tasks: tasks?.length, labs: labs?.length };
}
