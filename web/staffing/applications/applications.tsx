import { useState } from 'react';
import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useApplications } from '../queries.ts';
import styles from './applications.module.css';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecidedApplications } from './decided-applications.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { WaitingApplication } from './waiting-application.tsx';

type Decision = { kind: 'approve' | 'decline'; application: ApplicationReply };

export function Applications() {
  const applications = useApplications();
  const [decision, setDecision] = useState<Decision | null>(null);
  const close = () => setDecision(null);
  return (
    <div className="stack fit gap-20">
      <Card title="Waiting for a decision">
        <QueryView query={applications} lines={5} empty={<Nobody />}>
          {(all) => {
            const waiting = all.filter(({ status }) => status === 'waiting');
            if (waiting.length === 0) return <Nobody />;
            return (
              <ul className={styles.list}>
                {waiting.map((application) => (
                  <WaitingApplication
                    key={application.id}
                    application={application}
                    onApprove={() => setDecision({ kind: 'approve', application })}
                    onDecline={() => setDecision({ kind: 'decline', application })}
                  />
                ))}
              </ul>
            );
          }}
        </QueryView>
      </Card>
      <DecidedApplications applications={applications.data ?? []} />
      {decision?.kind === 'approve' && <ApproveDialog application={decision.application} onClose={close} />}
      {decision?.kind === 'decline' && <DeclineDialog application={decision.application} onClose={close} />}
    </div>
  );
}

const Nobody = () => <p>Nobody is waiting. Doctors apply on the Doctor Login page, under “Apply here”.</p>;
