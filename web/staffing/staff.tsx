import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleImport } from './people-import.tsx';
import { useAccounts } from './queries.ts';
import styles from './staff.module.css';
import { StaffRow } from './staff-row.tsx';
import { WorkerDialog } from './worker-dialog.tsx';

type StaffProps = { me: { id: string } };

export function Staff({ me }: StaffProps) {
  const accounts = useAccounts();
  const [sought, setSought] = useState('');
  const [isInviting, setInviting] = useState(false);
  const [isReading, setReading] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = accounts.data?.find(({ id }) => id === openId);
  return (
    <Card
      title="Everyone who works here"
      action={
        <span className="row wrap gap-8">
          <Button icon={<IconFileImport aria-hidden />} onClick={() => setReading(true)}>
            From a file
          </Button>
          <Button look="primary" icon={<IconUserPlus aria-hidden />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        </span>
      }
    >
      <div className={styles.search}>
        <TextField
          type="search"
          label="Find someone"
          placeholder="Name, e-mail, department …"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <QueryView query={accounts} lines={8} empty="Nobody works here yet. Invite the first nurse.">
        {(all) => {
          const found = all.filter((account) => fits(account, sought));
          if (found.length === 0) return <p className={`muted ${styles.none}`}>Nobody fits “{sought}”.</p>;
          return (
            <ul>
              {found.map((account) => (
                <StaffRow
                  key={account.id}
                  account={account}
                  isMe={account.id === me.id}
                  onOpen={() => setOpenId(account.id)}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {isReading && <PeopleImport onClose={() => setReading(false)} />}
      {open && <WorkerDialog account={open} me={me} onClose={() => setOpenId(null)} />}
    </Card>
  );
}

function fits(account: AccountReply, sought: string): boolean {
  const { name, email, title, department, licenseNumber, employeeId } = account;
  const words = [name, email, title, department, licenseNumber, employeeId].join(' ').toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part));
}
