import { useState } from 'react';
import type { Handover, HandoverPatient } from '#contract/ward/handover.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { Level } from '../look/level.tsx';
import { AddToDo } from './add-to-do.tsx';
import styles from './handover.module.css';
import { type Letter, useWriteHandover } from './handover-queries.ts';
import { LETTER_WORDS } from './handover-words.ts';
import { OpenItems } from './open-items.tsx';
import { WorseNow } from './worse-now.tsx';

type PatientLettersProps = { patient: HandoverPatient; handover: Handover };

const LETTERS = Object.keys(LETTER_WORDS) as Letter[];

/** One patient in SBAR order: filled in from the record, written over by the nurse where it says too little. */
export function PatientLetters({ patient, handover }: PatientLettersProps) {
  const [isWriting, setWriting] = useState(false);
  const [typed, setTyped] = useState<Partial<Record<Letter, string>>>({});
  const writing = useWriteHandover();
  const save = () =>
    mutateDetached(
      writing,
      { patients: [{ inpatientId: patient.inpatientId, ...typed }], version: handover.version },
      {
        onSuccess: () => {
          setWriting(false);
          setTyped({});
        },
      },
    );
  return (
    <li className="panel clipped">
      <div className={`row wrap gap-8 gap-x-14 sunk ${styles.who}`}>
        <h3>
          {patient.place} · {patient.name}
          {patient.age !== null && `, ${patient.age}`}
        </h3>
        <span className="muted">{patient.doctor}</span>
        <Level status={patient.status} />
        <WorseNow worse={patient.worseNow} />
        {handover.can.edit && !isWriting && (
          <Button aria-label={`Write about ${patient.name}`} onClick={() => setWriting(true)}>
            Write
          </Button>
        )}
      </div>
      {isWriting ? (
        <div className={`stack halves gap-12 gap-x-16 ${styles.letters}`}>
          {LETTERS.map((letter) => (
            <TextArea
              key={letter}
              label={LETTER_WORDS[letter]}
              rows={3}
              maxLength={2_000}
              value={typed[letter] ?? patient[letter]}
              onChange={(event) => setTyped({ ...typed, [letter]: event.currentTarget.value })}
            />
          ))}
          {writing.error && <AlertBox tone="urgent" title={sentenceFor(writing.error)} />}
          <div className="row wrap whole-row gap-8 gap-x-12">
            <Button look="primary" isBusy={writing.isPending} onClick={save}>
              Save
            </Button>
            <Button look="quiet" onClick={() => setWriting(false)}>
              Cancel
            </Button>
            <small className="muted">An empty text brings back what was filled in.</small>
          </div>
        </div>
      ) : (
        <dl className={`stack halves ${styles.read}`}>
          {LETTERS.map((letter) => (
            <div key={letter}>
              <dt className="muted text-14 semibold">
                {LETTER_WORDS[letter]}
                {patient.edited.includes(letter) && <small> written</small>}
              </dt>
              <dd className="lead-140 pre-line breakable">{patient[letter]}</dd>
            </div>
          ))}
        </dl>
      )}
      <OpenItems items={patient.open} />
      {handover.can.edit && <AddToDo inpatientId={patient.inpatientId} about={patient.name} />}
    </li>
  );
}
