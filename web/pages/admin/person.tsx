import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { VisitsToMoveNotice } from '#web/appointments/visits-to-move/visits-to-move.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { FactorResetCard } from '#web/people/factor-reset-card.tsx';
import { useAccount } from '#web/people/queries.ts';
import { EditPerson } from '#web/staffing/edit-person.tsx';
import { LicenceEnd } from '#web/staffing/licence-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '#web/ui/time/time.ts';

const ROLES = {
  patient: 'Patient',
  doctor: 'Doctor',
  staff: 'Nurse',
  desk: 'Receptionist',
  admin: 'Administrator',
} as const;
const STATES = { invited: 'Invited', active: 'Active', disabled: 'Disabled' } as const;

/** One person who works here: the account, its second factor, and the way to what the trail says. */
export function PersonPage() {
  const { id = '' } = useParams({ strict: false });
  const me = useMyself();
  const account = useAccount(id);
  return (
    <div className="stack fit gap-16">
      <h1>{account.data?.name ?? 'Person'}</h1>
      <QueryView query={account} lines={6} empty="Nobody with this address works here.">
        {(found) => (
          <>
            {found.role === 'doctor' && <VisitsToMoveNotice doctorId={found.id} />}
            <Account account={found} />
            <FactorResetCard account={found} me={{ id: me.id }} />
          </>
        )}
      </QueryView>
      <Link to="/admin" search={{ view: 'staff' }}>
        Everyone who works here
      </Link>
    </div>
  );
}

function Account({ account }: { account: AccountReply }) {
  const timeZone = useTimeZone();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card title="Account" action={<Button onClick={() => setEditing(true)}>Change</Button>}>
      <Facts
        rows={{
          Role: ROLES[account.role],
          Title: account.title,
          Department: account.department,
          'Licence number': account.licenseNumber,
          Licence: account.licenseNumber && <LicenceEnd account={account} />,
          Languages: account.languages.map((code) => LANGUAGE_NAMES[code]).join(', ') || null,
          'Employee ID': account.employeeId,
          Email: account.email,
          State: STATES[account.state],
          'Last login': account.lastLoginAt ? dayAndTime(account.lastLoginAt, timeZone) : 'Never',
          'Here since': shortDay(account.createdAt, timeZone),
        }}
      />
      {isEditing && <EditPerson account={account} onClose={() => setEditing(false)} />}
      <p className="row wrap gap-16 mt-16">
        <Link to="/admin/trail" search={{ person: account.id }}>
          What {account.name} did
        </Link>
        <Link to="/admin/trail" search={{ person: account.id, view: 'report' }}>
          Whose data {account.name} touched
        </Link>
      </p>
    </Card>
  );
}
