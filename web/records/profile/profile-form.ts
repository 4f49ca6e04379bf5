// The health profile on its way: what is typed, what was there when one began, and what others wrote meanwhile.

import { useEffect, useEffectEvent, useRef } from 'react';
import type { Profile } from '#contract/patients/profile.ts';
import { t } from '#web/language/say.ts';
import { isOutdated } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { useSaveProfile } from '../queries.ts';
import { bornUntil, profileDraftSchema } from './check-profile.ts';
import { bodyOf, draftOf, isUntouched, type ProfileDraft } from './profile-draft.ts';

type ProfileFormOptions = { profile: Profile; isOpen: boolean; onSaved: () => void; today: string };

export function useProfileForm({ profile, isOpen, onSaved, today }: ProfileFormOptions) {
  const save = useSaveProfile(profile.patientId);
  const attempt = useAttemptKey();
  const isConfirmed = useRef(false);
  /** Someone was quicker, and it was said: the next try builds on what they wrote. */
  const isBehind = useRef(false);

  const form = useEndpointForm<ProfileDraft, Profile>({
    schema: profileDraftSchema(today),
    days: { dateOfBirth: dayWithin(bornUntil(today)) },
    initial: draftOf(profile),
    // Keyed by version: a draft of an older version would silently overwrite what others wrote meanwhile.
    keepAs: `nadi-profile-form-${profile.patientId}-${profile.version}`,
    send: (draft) => {
      const changed = bodyOf(draft, today);
      if (Object.keys(changed).length === 0) return Promise.resolve(profile);
      const version = isBehind.current ? profile.version : draft.base.version;
      const body = { ...changed, version, ...(isConfirmed.current && { confirmed: true }) };
      isConfirmed.current = false;
      return save.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onFailed: (error) => {
      isBehind.current = isOutdated(error);
    },
    onSent: (saved, { bp, temperature }) => {
      attempt.forget();
      isBehind.current = false;
      form.startOver(draftOf(saved));
      // What was measured has its own instruction: no green tick beside it.
      const say = bp.trim() || temperature.trim() ? toast.info : toast.success;
      say(saved.isComplete ? t('Your health profile is complete') : t('Your health profile is saved'));
      onSaved();
    },
  });

  // An untouched form follows what others write into the record.
  const follow = useEffectEvent((latest: Profile) => {
    if (form.draft.base !== latest && isUntouched(form.draft)) form.startOver(draftOf(latest));
  });
  useEffect(() => {
    if (!isOpen) follow(profile);
  }, [profile, isOpen]);

  return {
    ...form,
    /** Unusual values were checked and are meant. */
    confirm: () => {
      isConfirmed.current = true;
      form.submit();
    },
  };
}
