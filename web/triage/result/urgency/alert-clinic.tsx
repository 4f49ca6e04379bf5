import { IconBellRinging, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alertFromTriage } from '#contract/alerts.ts';
import { call } from '#web/api.ts';
import { sentenceFor } from '#web/refusal.ts';
import type { ScreenWords } from '#web/triage/language/screen-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import styles from './urgency-card.module.css';

/** With the patient's consent only: pressing it is the consent. It never stands in place of the emergency number. */
export function AlertClinic({ resultId, words }: { resultId: string; words: ScreenWords['alert'] }) {
  const queryClient = useQueryClient();
  const { keyFor } = useAttemptKey();
  const alert = useMutation({
    mutationFn: () => call(alertFromTriage, { params: { id: resultId }, body: {}, idempotencyKey: keyFor(resultId) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  });
  if (alert.isSuccess) {
    return (
      <p className="row stretch gap-12" role="status">
        <IconCircleCheck aria-hidden />
        {words.told}
      </p>
    );
  }
  return (
    <>
      <Button
        className={styles.alert}
        icon={<IconBellRinging aria-hidden />}
        isBusy={alert.isPending}
        busyText={words.busy}
        onClick={() => alert.mutate()}
      >
        {words.button}
      </Button>
      <p role={alert.error ? 'alert' : undefined}>{alert.error ? sentenceFor(alert.error) : words.note}</p>
    </>
  );
}
