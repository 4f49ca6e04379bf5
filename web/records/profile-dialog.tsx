import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Profile } from '../../contract/records.ts';
import { ApiRefusal } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { useNow } from '../ui/now.ts';
import { useSentForm } from '../ui/sent-form.ts';
import { toast } from '../ui/toast.ts';
import { dayOf } from '../ui/zoned-time.ts';
import { profileDraftSchema } from './check-profile.ts';
import styles from './profile-dialog.module.css';
import { bodyOf, draftOf, type ProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useSaveProfile } from './queries.ts';
import { UnusualBox } from './unusual-box.tsx';
import { whatChanged } from './what-changed.ts';

type ProfileDialogProps = { isOpen: boolean; onClose: () => void; profile: Profile; timeZone: string };

const isOutdated = (failure: unknown) => failure instanceof ApiRefusal && failure.code === 'version_outdated';

export function ProfileDialog({ isOpen, onClose, profile, timeZone }: ProfileDialogProps) {
  const save = useSaveProfile(profile.patientId);
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  /** Someone was quicker, and it was said: the next try builds on what they wrote. */
  const isBehind = useRef(false);
  /** The profile that the form began with: what someone else changed since is shown before it is built upon. */
  const [seen, setSeen] = useState(profile);
  const today = dayOf(useNow(), timeZone);
  const { form, field, ...sent } = useSentForm<ProfileDraft, Profile>({
    schema: profileDraftSchema(today),
    initial: draftOf(profile),
    send: (draft) => {
      const version = isBehind.current ? profile.version : seen.version;
      const changed = bodyOf(draft, draftOf(seen), today);
      if (Object.keys(changed).length === 0) return Promise.resolve(profile);
      const body = { ...changed, version, ...(isConfirmed.current && { confirmed: true }) };
      isConfirmed.current = false;
      return save.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onFailed: (error) => {
      isBehind.current = isOutdated(error);
    },
    onSent: (saved) => {
      attempt.forget();
      isBehind.current = false;
      setSeen(saved);
      form.reset(draftOf(saved));
      toast.success(saved.isComplete ? 'Your health profile is complete' : 'Your health profile is saved');
      onClose();
    },
  });
  const { submit, isSending, failure, failureBox } = sent;
  const { isDirty } = form.formState;

  // While it is closed and untouched it follows what others write into the record.
  if (!isOpen && !isDirty && seen !== profile) setSeen(profile);
  useEffect(() => {
    if (!isDirty) form.reset(draftOf(seen));
  }, [seen, isDirty, form]);

  const confirm = () => {
    isConfirmed.current = true;
    void submit();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={profile.isComplete ? 'Your Health Profile' : 'Complete Your Health Profile'}
      size="large"
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>Leave out what you do not know. You can change all of it later.</p>
        <ProfileFields sent={{ form, field }} today={today} />
        {isOutdated(failure) ? (
          <Outdated changes={whatChanged(seen, profile)} box={failureBox} />
        ) : (
          <UnusualBox
            fields={form.getValues()}
            failure={failure}
            box={failureBox}
            onConfirm={confirm}
            isSending={isSending}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{profile.isComplete ? 'Close' : 'Later'}</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText="Saving…">
            {profile.isComplete ? 'Save' : 'Complete Profile Setup'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type OutdatedProps = { changes: string[]; box: RefObject<HTMLDivElement | null> };

function Outdated({ changes, box }: OutdatedProps) {
  return (
    <AlertBox tone="attention" title="Someone changed your profile in the meantime." role="alert" ref={box}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>What you typed is still here. Look at it again, then save.</p>
    </AlertBox>
  );
}
