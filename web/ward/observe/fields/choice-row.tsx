import { useId } from 'react';
import styles from './choice-row.module.css';

type Choice<Value extends string> = { value: Value; label: string; words?: string };

type ChoiceRowProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChoose: (value: Value) => void;
};

/** A few letters side by side; the chosen one is written out. */
export function ChoiceRow<Value extends string>({ label, choices, value, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`row-inline stretch round ${styles.row}`} aria-label={label}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <label
            className="ringed stack place-centre min-height-48 relative pressable muted text-centre"
            key={choice.value}
            title={choice.words}
          >
            <input
              className="covering"
              type="radio"
              name={name}
              aria-label={choice.words ?? choice.label}
              checked={isChosen}
              onChange={() => onChoose(choice.value)}
            />
            <span aria-hidden>
              {isChosen && choice.words ? (
                <>
                  <span className={`text-15 ${styles.words}`}>{choice.words}</span>
                  <span className={`hidden ${styles.letter}`}>{choice.label}</span>
                </>
              ) : (
                choice.label
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
