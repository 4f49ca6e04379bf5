import { IconAlertCircle, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './age-question.module.css';
import type { Observing } from './observing.ts';

type AgeQuestionProps = { observing: Observing; name: string };

/** Asked before the first set is saved: an adult's score may be wrong for a child. */
export function AgeQuestion({ observing, name }: AgeQuestionProps) {
  const { typed, change, age } = observing;
  const { error: missing, ...ageField } = observing.ageField;
  // Half a date is no mistake while one types it.
  const [isInDay, setInDay] = useState(false);
  const mistake = isInDay && age.problem?.field === 'dateOfBirth' ? null : age.problem;
  const problem = mistake?.words ?? (age.isAnswered ? null : missing);
  const wired = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem ? 'age-problem' : undefined };
  return (
    <fieldset className={`whole-row round-lg ${styles.question}`}>
      <legend className="row gap-8 full p-0 text-17 bold">
        <IconMessageQuestion className="fixed attention" aria-hidden />
        How old is {name}? Nobody has entered the age.
      </legend>
      <div className={`row end wrap gap-6 gap-x-14 ${styles.answers}`}>
        <label className="stack gap-2 semibold">
          Age in years
          <input
            {...wired}
            {...ageField}
            className={styles.years}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={typed.age}
            onChange={(event) => change({ age: event.currentTarget.value, dateOfBirth: '', isNotKnown: false })}
          />
        </label>
        <label className="stack gap-2 semibold">
          or date of birth
          <input
            {...wired}
            className={styles.day}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            placeholder="dd/mm/yyyy"
            onFocus={() => setInDay(true)}
            onBlur={() => setInDay(false)}
            value={typed.dateOfBirth}
            onChange={(event) => change({ age: '', dateOfBirth: event.currentTarget.value, isNotKnown: false })}
          />
        </label>
        <label className={`stack row gap-10 min-height-48 pressable semibold ${styles.unknown}`}>
          <input
            type="checkbox"
            checked={typed.isNotKnown}
            onChange={(event) => change({ isNotKnown: event.currentTarget.checked })}
          />
          Not known now
        </label>
      </div>
      {problem ? (
        <p id="age-problem" className="row gap-6 urgent semibold" role="alert">
          <IconAlertCircle size={18} className="fixed" aria-hidden />
          {problem}
        </p>
      ) : (
        <p>Until it is known, the set is scored as an adult’s.</p>
      )}
    </fieldset>
  );
}
