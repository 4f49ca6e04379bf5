import type { RefObject } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { t } from '#web/language/say.ts';
import { isOutdated } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { UnusualBox } from '../figures/unusual-box.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileForm } from './profile-form.ts';
import { whatChanged } from './what-changed.ts';

type ProfileDialogProps = { isOpen: boolean; onClose: () => void; profile: Profile };

export function ProfileDialog({ isOpen, onClose, profile }: ProfileDialogProps) {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const form = useProfileForm({ profile, isOpen, onSaved: onClose, today });
  const { draft, submit, confirm, isSending, failure, failureBox } = form;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={profile.isComplete ? t('Your Health Profile') : t('Complete Your Health Profile')}
      size="large"
    >
      <form className="stack gap-20" onSubmit={submit} noValidate>
        <p className="muted">{t('Leave out what you do not know. You can change all of it later.')}</p>
        <ProfileFields form={form} today={today} />
        {isOutdated(failure) ? (
          <Outdated changes={whatChanged(draft.base, profile)} box={failureBox} />
        ) : (
          <UnusualBox fields={draft} failure={failure} box={failureBox} onConfirm={confirm} isSending={isSending} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{profile.isComplete ? t('Close') : t('Later')}</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText={t('Saving…')}>
            {profile.isComplete ? t('Save') : t('Complete Profile Setup')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type OutdatedProps = { changes: string[]; box: RefObject<HTMLDivElement | null> };

function Outdated({ changes, box }: OutdatedProps) {
  return (
    <AlertBox tone="attention" title={t('Someone changed your profile in the meantime.')} role="alert" ref={box}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{t('What you typed is still here. Look at it again, then save.')}</p>
    </AlertBox>
  );
}
