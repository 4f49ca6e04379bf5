// When the health profile opens by itself, and when it waits.
import { useState } from 'react';
import { useProfile } from '#web/api/records.ts';
import { keepDraft, readDraft } from '#web/ui/forms/draft.ts';

/** It opens by itself while the profile is incomplete; once closed, it waits for the rest of this session. */
export function useProfileOpening(patientId: string) {
  const name = `nadi-profile-${patientId}`;
  const profile = useProfile(patientId).data;
  const [isPutOff, setPutOff] = useState(() => readDraft<{ isPutOff: boolean }>(name).isPutOff === true);
  const [isAsked, setAsked] = useState(false);
  const isIncomplete = profile?.isComplete === false;
  const isOpen = isAsked || (isIncomplete && !isPutOff);
  return {
    profile,
    isOpen,
    isReminderDue: isIncomplete && !isOpen,
    open: () => setAsked(true),
    close: () => {
      setAsked(false);
      setPutOff(true);
      keepDraft(name, { isPutOff: true });
    },
  };
}
