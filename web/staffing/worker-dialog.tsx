import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Facts } from '../ui/page/facts.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '../ui/time/time.ts';
import { type Change, ConfirmChange } from './confirm-change.tsx';
import { DisableDoctor } from './disable-doctor.tsx';
import { EditPerson } from './edit-person.tsx';
import { LicenceEnd } from './licence-words.tsx';
import { WorkerActions } from './worker-actions.tsx';
import { RoleName, StateBadge } from './worker-words.tsx';

const doctorPageDialog = async () => (await import('./doctor-page/doctor-page-dialog.tsx')).DoctorPageDialog;

type WorkerDialogProps = {
  account: AccountReply;
  me: { id: string };
  onClose: () => void;
};

/** One person who works here: what the clinic knows, and what an administrator can do about it. */
export function WorkerDialog({ account, me, onClose }: WorkerDialogProps) {
  const timeZone = useTimeZone();
  const [change, setChange] = useState<Change | 'page' | 'edit' | null>(null);
  if (change === 'page') {
    const page = { isOpen: true, doctorId: account.id, title: `What patients read about ${account.name}` };
    return <LazyDialog load={doctorPageDialog} dialog={{ ...page, onClose: () => setChange(null) }} />;
  }
  if (change === 'edit') return <EditPerson account={account} onClose={() => setChange(null)} />;
  // Whoever sees patients may have visits to come.
  if (change === 'disable' && account.role === 'doctor') {
    return <DisableDoctor account={account} onBack={() => setChange(null)} />;
  }
  if (change) {
    const back = () => setChange(null);
    return <ConfirmChange account={account} change={change} onBack={back} />;
  }
  return (
    <Dialog isOpen onClose={onClose} title={account.name}>
      <Facts
        rows={{
          Role: <RoleName role={account.role} />,
          Title: account.title,
          Department: account.department,
          'Licence number': account.licenseNumber,
          Licence: account.licenseNumber && <LicenceEnd account={account} />,
          Languages: account.languages.map((code) => LANGUAGE_NAMES[code]).join(', ') || null,
          'Employee ID': account.employeeId,
          Email: account.email,
          Account: <StateBadge state={account.state} />,
          'Second step at login': account.hasSecondFactor ? 'On' : 'Off',
          'Open sessions': String(account.sessions),
          'Last login': account.lastLoginAt ? dayAndTime(account.lastLoginAt, timeZone) : 'Never',
          'Here since': shortDay(account.createdAt, timeZone),
        }}
      />
      <Link to="/admin/people/$id" params={{ id: account.id }} onClick={onClose}>
        Lost second factor, and what the trail says
      </Link>
      {account.id === me.id ? (
        <>
          <p>This is you. Another administrator closes your account or changes your role.</p>
          <Button onClick={() => setChange('edit')}>Change name, title and languages</Button>
        </>
      ) : (
        <WorkerActions account={account} onChange={setChange} />
      )}
    </Dialog>
  );
}
