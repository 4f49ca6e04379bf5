import { useSearch } from '@tanstack/react-router';
import { Deliveries } from '#web/admin/deliveries.tsx';
import { Mails } from '#web/admin/mails.tsx';
import { useClinic } from '#web/api/clinic.ts';
import { ClosedDays } from '#web/appointments/closed-days/closed-days.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { Applications } from '#web/staffing/applications/applications.tsx';
import { Staff } from '#web/staffing/staff.tsx';
import { AdminFigures } from './admin-figures.tsx';

const TITLES = {
  applications: 'Applications',
  staff: 'Staff',
  'closed-days': 'Closed days',
  mails: 'Mails',
} as const;

export type AdminView = keyof typeof TITLES;

const isView = (given: string): given is AdminView => Object.hasOwn(TITLES, given);

/** The section stands in the address: a reload and the way back keep the place. */
export function AdminPage() {
  const { view: given, mail } = useSearch({ strict: false });
  const view: AdminView = given !== undefined && isView(given) ? given : 'applications';
  const me = useMyself();

  return (
    <div className="stack fit gap-16">
      <h1>{TITLES[view]}</h1>
      <AdminFigures view={view} />
      {view === 'applications' && <Applications />}
      {view === 'staff' && <Staff myId={me.id} />}
      {view === 'closed-days' && <ClosedDays />}
      {view === 'mails' && <MailsView mail={mail} />}
    </div>
  );
}

function MailsView({ mail }: { mail: string | undefined }) {
  const clinic = useClinic().data;
  // Until it is known, as in a real clinic: nothing can be opened.
  return (
    <>
      <Mails isDemo={clinic?.mode === 'demo'} openId={mail} />
      <Deliveries />
    </>
  );
}
