import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './backups.module.css';
import { useSetPlan } from './queries.ts';

export function BackupPlan({ reply }: { reply: BackupsReply }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconClock aria-hidden />} onClick={() => setOpen(true)}>
        Schedule and places
      </Button>
      {isOpen && <PlanDialog reply={reply} onClose={() => setOpen(false)} />}
    </>
  );
}

type Draft = {
  isNightly: boolean;
  time: string;
  daily: string;
  weekly: string;
  monthly: string;
  secondFolder: string;
};

/** When they are made, how long they are kept, and where the second copy lies. Every administrator is told of a change. */
function PlanDialog({ reply, onClose }: { reply: BackupsReply; onClose: () => void }) {
  const saving = useSetPlan();
  // What was on the screen when the typing began.
  const [version] = useState(reply.plan.version);
  const form = useEndpointForm<Draft, unknown>({
    initial: {
      ...{ isNightly: reply.time !== null, time: reply.time ?? '02:00', secondFolder: reply.second?.folder ?? '' },
      daily: String(reply.keep.daily),
      weekly: String(reply.keep.weekly),
      monthly: String(reply.keep.monthly),
    },
    send: (draft) =>
      saving.mutateAsync({
        time: draft.isNightly ? draft.time.trim() : null,
        keep: { daily: Number(draft.daily), weekly: Number(draft.weekly), monthly: Number(draft.monthly) },
        secondFolder: draft.secondFolder.trim() || null,
        version,
      }),
    atFields: (error) =>
      error instanceof ApiRefusal
        ? Object.fromEntries(
            Object.entries(error.fields).map(([name, sentence]) => [name.replace(/^keep\./, ''), sentence]),
          )
        : {},
    onSent: () => {
      toast.success('The backups are set.', 'All administrators are told.');
      onClose();
    },
  });
  const { field, check } = form;
  return (
    <Dialog isOpen onClose={onClose} title="Backups: schedule and places">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <CheckField label="Make one every night by itself" {...check('isNightly')} />
        <div className={styles.plan}>
          <TextField label="At" hint="24 hours, hh:mm" inputMode="numeric" maxLength={5} {...field('time')} />
          <TextField label="Days kept" inputMode="numeric" {...field('daily')} />
          <TextField label="Weeks kept" inputMode="numeric" {...field('weekly')} />
          <TextField label="Months kept" inputMode="numeric" {...field('monthly')} />
        </div>
        <TextField
          label="Second place"
          isOptional
          isCode
          spellCheck={false}
          autoComplete="off"
          placeholder="/mnt/second-disk/nadi"
          hint="A folder on another disk of the server. At the machine, make an empty file nadi-backups.id in it first. Each backup is copied there and compared."
          {...field('secondFolder')}
        />
        <p className="muted text-sm">
          {reply.plan.version === 0
            ? 'So far the settings of the server hold.'
            : `Version ${reply.plan.version}, set by ${reply.plan.setBy ?? 'somebody'}.`}{' '}
          A shorter time lets older files go after the next good backup. Every administrator is told.
        </p>
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
