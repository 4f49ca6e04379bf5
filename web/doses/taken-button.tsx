import { IconCheck } from '@tabler/icons-react';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useAnswerDose, useUndoDose } from './queries.ts';

type TakenButtonProps = { dose: HomeDose; className?: string | undefined };

/** One press; the message that follows takes it back. */
export function TakenButton({ dose, className }: TakenButtonProps) {
  const answering = useAnswerDose();
  const undoing = useUndoDose();
  const undo = (id: string) =>
    mutateDetached(undoing, id, {
      onSuccess: () => toast.info(t('Taken back'), t('{name} is not marked.', { name: dose.name })),
      onError: (error) => toast.error(sentenceFor(error)),
    });
  const take = () =>
    mutateDetached(
      answering,
      { dose, answer: { outcome: 'taken' } },
      {
        onSuccess: ({ answer }) =>
          toast.success(t('Marked as taken'), `${dose.name} ${dose.dosage}`, {
            action: { label: t('Undo'), run: () => undo(answer?.id ?? '') },
          }),
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <Button
      look="primary"
      className={className}
      icon={<IconCheck aria-hidden />}
      isBusy={answering.isPending}
      onClick={take}
    >
      {t('Taken')}
      <span className="visually-hidden">
        : {dose.name} {dose.dosage}
      </span>
    </Button>
  );
}
