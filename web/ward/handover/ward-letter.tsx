import { useState } from 'react';
import type { Handover } from '#contract/ward/handover.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { AddToDo } from './add-to-do.tsx';
import styles from './handover.module.css';
import { useWriteHandover } from './handover-queries.ts';

/** What the next shift should know about the ward as a whole. */
export function WardLetter({ handover }: { handover: Handover }) {
  const [typed, setTyped] = useState<string | null>(null);
  const writing = useWriteHandover();
  if (!handover.can.edit)
    return handover.note ? <p className={`round surface pre-line ${styles.note}`}>{handover.note}</p> : null;
  const save = () =>
    mutateDetached(
      writing,
      { patients: [], note: typed ?? '', version: handover.version },
      { onSuccess: () => setTyped(null) },
    );
  return (
    <div className={`stack panel gap-8 ${styles.ward}`}>
      <TextArea
        label="For the whole ward"
        rows={2}
        maxLength={2_000}
        value={typed ?? handover.note}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {writing.error && <AlertBox tone="urgent" title={sentenceFor(writing.error)} />}
      {typed !== null && typed !== handover.note && (
        <div className="row wrap whole-row gap-8 gap-x-12">
          <Button look="primary" isBusy={writing.isPending} onClick={save}>
            Save
          </Button>
        </div>
      )}
      <AddToDo about="the whole ward" />
    </div>
  );
}
