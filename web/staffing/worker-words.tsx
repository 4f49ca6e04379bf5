import { IconClockHour4, IconLock, IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import type { Role } from '#contract/endpoint.ts';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { Badge } from '../ui/badges/badge.tsx';

const ROLES: Record<Role, string> = {
  patient: 'Patient',
  doctor: 'Doctor',
  staff: 'Staff',
  desk: 'Reception',
  admin: 'Administrator',
};

export const RoleName = ({ role }: { role: Role }) => <>{ROLES[role]}</>;

export function StateBadge({ state }: { state: AccountReply['state'] }) {
  if (state === 'active') {
    return (
      <Badge tone="ok" icon={<IconUserCheck aria-hidden />}>
        Active
      </Badge>
    );
  }
  if (state === 'invited') {
    return (
      <Badge tone="info" icon={<IconClockHour4 aria-hidden />}>
        Invited
      </Badge>
    );
  }
  return (
    <Badge tone="attention" icon={<IconLock aria-hidden />}>
      Disabled
    </Badge>
  );
}

export const SecondFactorBadge = ({ isOn }: { isOn: boolean }) =>
  isOn ? <Badge icon={<IconShieldCheck aria-hidden />}>Second step</Badge> : <Badge>Password only</Badge>;
