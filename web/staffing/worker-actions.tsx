import { useMutation } from '@tanstack/react-query';
import { type AccountReply, resendInvitation } from '#contract/staffing/accounts.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import type { Change } from './confirm-change.tsx';
import { useShowTheTruth } from './queries.ts';
import styles from './staff.module.css';

type WorkerActionsProps = { account: AccountReply; onChange: (change: Change | 'page' | 'edit') => void };

export function WorkerActions({ account, onChange }: WorkerActionsProps) {
  const { id, role, state, email } = account;
  const showTheTruth = useShowTheTruth();
  const resend = useMutation({
    mutationFn: () => call(resendInvitation, { params: { id } }),
    onSuccess: () => toast.success('Invitation sent again.', `To ${email}. The earlier link no longer works.`),
    onSettled: showTheTruth,
  });
  return (
    <div className="stack">
      {resend.error && (
        <AlertBox tone="urgent" title="Not sent">
          {sentenceFor(resend.error)}
        </AlertBox>
      )}
      {state === 'invited' && (
        <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
          <p>The invitation was lost or is too old?</p>
          <Button onClick={() => resend.mutate()} isBusy={resend.isPending} busyText="Sending…">
            Send it again
          </Button>
        </div>
      )}
      <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
        <p>Another name, department, title or licence?</p>
        <Button onClick={() => onChange('edit')}>Change</Button>
      </div>
      {account.sessions > 0 && (
        <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
          <p>{account.sessions === 1 ? 'Is logged in on one device.' : `Is logged in ${account.sessions} times.`}</p>
          <Button onClick={() => onChange('end-sessions')}>End sessions</Button>
        </div>
      )}
      {role === 'doctor' && (
        <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
          <p>What do patients read about this doctor?</p>
          <Button onClick={() => onChange('page')}>Page for patients</Button>
        </div>
      )}
      {(role === 'staff' || role === 'admin') && state !== 'disabled' && (
        <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
          <p>{role === 'staff' ? 'Should let people in and read the outbox?' : 'Should work on the ward instead?'}</p>
          <Button onClick={() => onChange(role === 'staff' ? 'make-admin' : 'make-staff')}>
            {role === 'staff' ? 'Make administrator' : 'Make nurse'}
          </Button>
        </div>
      )}
      <div className={`row wrap between gap-8 gap-x-16 py-12 ruled ${styles.action}`}>
        <p>{state === 'disabled' ? 'Works here again?' : 'Does not work here any more?'}</p>
        {state === 'disabled' ? (
          <Button onClick={() => onChange('enable')}>Enable account</Button>
        ) : (
          <Button look="danger-outline" onClick={() => onChange('disable')}>
            Disable account
          </Button>
        )}
      </div>
    </div>
  );
}
