import { useMutation } from '@tanstack/react-query';
import {
  type AccountReply,
  changeRole,
  disableAccount,
  enableAccount,
  endAccountSessions,
} from '#contract/staffing/accounts.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useShowTheTruth } from './queries.ts';

export type Change = 'end-sessions' | 'disable' | 'enable' | 'make-admin' | 'make-staff';

type Words = {
  question: string;
  effect: string;
  yes: string;
  done: string;
  run: (id: string) => Promise<unknown>;
};

const params = (id: string) => ({ params: { id } });

const WORDS: Record<Change, Words> = {
  disable: {
    question: 'Disable the account of',
    effect: 'Every session ends at once and no login works any more. What this person has written stays.',
    yes: 'Disable account',
    done: 'The account is disabled.',
    run: (id) => call(disableAccount, { ...params(id), body: {} }),
  },
  'end-sessions': {
    question: 'End all sessions of',
    effect: 'They are logged out everywhere at once, and can log in again. What they were typing is lost.',
    yes: 'End sessions',
    done: 'The sessions are ended.',
    run: (id) => call(endAccountSessions, params(id)),
  },
  enable: {
    question: 'Enable the account of',
    effect: 'The old password and the old role count again.',
    yes: 'Enable account',
    done: 'The account is enabled.',
    run: (id) => call(enableAccount, params(id)),
  },
  'make-admin': {
    question: 'Make an administrator of',
    effect:
      'From the next click on: sees applications, accounts and mails, and no patients any more. All administrators are told.',
    yes: 'Make administrator',
    done: 'Now an administrator.',
    run: (id) => call(changeRole, { ...params(id), body: { role: 'admin' } }),
  },
  'make-staff': {
    question: 'Make a nurse of',
    effect: 'From the next click on: works on the ward, and no longer lets people in.',
    yes: 'Make nurse',
    done: 'Now a nurse.',
    run: (id) => call(changeRole, { ...params(id), body: { role: 'staff' } }),
  },
};

type ConfirmChangeProps = {
  account: AccountReply;
  change: Change;
  onBack: () => void;
};

export function ConfirmChange({ account, change, onBack }: ConfirmChangeProps) {
  const words = WORDS[change];
  const showTheTruth = useShowTheTruth();
  const running = useMutation({
    mutationFn: () => words.run(account.id),
    onSuccess: () => {
      toast.success(account.name, words.done);
      onBack();
    },
    onSettled: showTheTruth,
  });
  return (
    <Dialog isOpen onClose={onBack} title={`${words.question} ${account.name}?`} size="small">
      <p>{words.effect}</p>
      {running.error && (
        <AlertBox tone="urgent" title="Nothing was changed">
          {sentenceFor(running.error)}
        </AlertBox>
      )}
      <DialogActions>
        <Button onClick={onBack}>Leave it</Button>
        <Button
          look={change === 'disable' ? 'danger' : 'primary'}
          onClick={() => running.mutate()}
          isBusy={running.isPending}
        >
          {words.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
