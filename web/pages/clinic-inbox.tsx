import { ClinicInboxPanel } from '#web/inbox/clinic-inbox.tsx';
import { useInboxCounts } from '#web/inbox/counts.ts';

/** What patients wrote to this doctor, or to the desk. */
export function ClinicInbox() {
  const counts = useInboxCounts().data;
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Patient Messages</h1>
        <p className="muted">
          {counts
            ? `${counts.waiting} waiting for an answer, ${counts.late} late${counts.notChecked > 0 ? `, ${counts.notChecked} not checked for danger signs` : ''}`
            : 'Messages of patients'}
        </p>
      </div>
      <ClinicInboxPanel />
    </div>
  );
}
