import { useState } from 'react';
import { ApiRefusal } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import styles from './clinic-inbox.module.css';
import { ClinicThread } from './clinic-thread.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInbox, useInboxThread } from './queries.ts';

const FILTERS = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The clinic's list, danger first, and the thread that is open beside it. */
export function ClinicInboxPanel() {
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const [openId, setOpenId] = useState<string | null>(null);
  const threads = useInbox(status);
  const thread = useInboxThread(openId);
  return (
    <>
      <div className={styles.filter}>
        <ChoiceField label="Show" name="inbox-status" choices={FILTERS} value={status} onChoose={setStatus} />
      </div>
      <div className={classNames(`stack start fit gap-14 ${styles.desk}`, openId && styles.beside)}>
        <QueryView
          query={threads}
          empty={status === 'open' ? 'No patient waits for an answer.' : 'No thread has been closed yet.'}
        >
          {(list) => (
            <ol className="stack fit gap-10" aria-label="Messages of patients">
              {list.map((each) => (
                <InboxRow
                  key={each.id}
                  thread={each}
                  isOpen={each.id === openId}
                  onOpen={() => setOpenId(each.id === openId ? null : each.id)}
                />
              ))}
            </ol>
          )}
        </QueryView>
        {openId && isGivenAway(thread.error) && <GivenAway onClose={() => setOpenId(null)} />}
        {openId && !isGivenAway(thread.error) && (
          <QueryView query={thread}>
            {(known) => <ClinicThread key={known.id} thread={known} onClose={() => setOpenId(null)} />}
          </QueryView>
        )}
      </div>
    </>
  );
}

/** What was on the screen is no longer theirs to read: it is not left there. */
const isGivenAway = (error: unknown) => error instanceof ApiRefusal && error.code === 'not_found';

const GivenAway = ({ onClose }: { onClose: () => void }) => (
  <AlertBox tone="info" title="Somebody else has these messages now.">
    <p>What you had begun to write is kept in this tab, should they come back to you.</p>
    <Button onClick={onClose}>Close the view</Button>
  </AlertBox>
);
