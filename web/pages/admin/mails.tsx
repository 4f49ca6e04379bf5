import { useSearch } from '@tanstack/react-router';
import { Deliveries } from '#web/admin/deliveries.tsx';
import { Mails } from '#web/admin/mails.tsx';
import { useClinic } from '#web/api/clinic.ts';

/** The open mail stands in the address: a reload and the way back keep the place. */
export function MailsPage() {
  const { mail } = useSearch({ strict: false });
  const clinic = useClinic().data;
  return (
    <div className="stack fit gap-16">
      <h1>Mails</h1>
      {/* Until it is known, as in a real clinic: nothing can be opened. */}
      <Mails isDemo={clinic?.mode === 'demo'} openId={mail} />
      <Deliveries />
    </div>
  );
}
