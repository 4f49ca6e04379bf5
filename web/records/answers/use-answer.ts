import type { ProfileForm } from '#contract/patients/profile.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSaveFacts } from '../save-facts.ts';

export const SAVED = ['Saved', 'The check runs again with it.'] as const;

/** Saves what a card asks for. What was typed stays until it is saved. */
export function useAnswer(patientId: string) {
  const saving = useSaveFacts(patientId);
  return {
    send: (form: ProfileForm) => mutateDetached(saving, form, { onSuccess: () => toast.success(...SAVED) }),
    isBusy: saving.isPending,
    error: saving.error,
  };
}
