import { IconUserPlus, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { InviteDialog, type InvitedRole } from '#web/staffing/invite-dialog.tsx';
import { useAccounts } from '#web/staffing/queries.ts';
import { RoleName, StateBadge } from '#web/staffing/worker-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';

const INVITED = [
  ['doctor', 'Invite a doctor'],
  ['staff', 'Invite a nurse'],
  ['desk', 'Invite a receptionist'],
] as const satisfies [InvitedRole, string][];

/** Who works here, and the way to one more. An invitation leaves at once. */
export function PeopleStep() {
  const accounts = useAccounts();
  const [invited, setInvited] = useState<InvitedRole | null>(null);
  return (
    <>
      <QueryView query={accounts} lines={4}>
        {(all) => (
          <>
            <ul aria-label="People">
              {all.map(({ id, name, email, role, state, department }) => (
                <li key={id} className="row wrap between gap-8 gap-x-16 py-12 ruled-below">
                  <div className="row gap-12 min-0">
                    <Avatar name={name} />
                    <div className="min-0 lead-135 breakable">
                      <b className="block">{name}</b>
                      <span className="muted">{email}</span>
                    </div>
                  </div>
                  <span className="row wrap gap-8">
                    <span>{department ?? <RoleName role={role} />}</span>
                    <StateBadge state={state} />
                  </span>
                </li>
              ))}
            </ul>
            <div className="row wrap gap-8">
              {INVITED.map(([role, words]) => (
                <Button key={role} icon={<IconUserPlus aria-hidden />} onClick={() => setInvited(role)}>
                  {words}
                </Button>
              ))}
            </div>
            {all.filter(({ role, state }) => role === 'admin' && state !== 'disabled').length < 2 && (
              <AlertBox tone="attention" title="Add a second administrator.">
                <p className="mb-8">Without one, a lost phone locks the clinic’s administration.</p>
                <Button size="small" icon={<IconUserShield aria-hidden />} onClick={() => setInvited('admin')}>
                  Invite an administrator
                </Button>
              </AlertBox>
            )}
          </>
        )}
      </QueryView>
      {invited && <InviteDialog role={invited} onClose={() => setInvited(null)} />}
    </>
  );
}
