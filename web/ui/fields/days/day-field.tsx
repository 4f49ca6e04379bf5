import { useId, useState } from 'react';
import { type DayLimits, dayFromText, wrongDay } from '#web/ui/time/day-text.ts';
import { Field, type FieldText } from '../field.tsx';
import { DayInput, type DayInputProps } from './day-input.tsx';

type DayFieldProps = FieldText &
  DayLimits &
  Omit<DayInputProps, 'id' | 'isWrong' | 'describedBy' | 'onTyping'> & { onLeave?: () => void };

/** A day, typed day first. What is no day is said when the field is left; a form says it on submit as well, by `wrongDay`. */
export function DayField({ label, hint, error, isOptional, size, outside, onLeave, ...input }: DayFieldProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const { value, min, max } = input;
  const isSaid = !isTyping || dayFromText(value) !== null;
  const wrong = error ?? (isSaid ? wrongDay(value, { min, max, outside }) : undefined);
  return (
    <Field {...{ id, label, hint, isOptional, size }} error={wrong}>
      {(wiring) => (
        <DayInput
          {...input}
          id={id}
          isWrong={wrong !== undefined}
          describedBy={wiring['aria-describedby']}
          onTyping={(isNow) => {
            setTyping(isNow);
            if (!isNow) onLeave?.();
          }}
        />
      )}
    </Field>
  );
}

type DayPickerProps = Omit<DayFieldProps, 'onChange' | 'error' | 'onLeave'> & {
  onChoose: (day: string) => void;
  /** Whether no day is a choice. */
  canBeEmpty?: boolean;
};

/** A day that counts as soon as it is chosen, without a form: only a whole day within the limits is handed out. */
export function DayPicker({ value, onChoose, canBeEmpty = false, ...field }: DayPickerProps) {
  const [held, setHeld] = useState<{ text: string; beside: string } | null>(null);
  // Another day that was chosen elsewhere replaces what was half typed.
  const text = held?.beside === value ? held.text : null;
  const take = (next: string) => {
    const isChoice = next === '' ? canBeEmpty : wrongDay(next, field) === undefined;
    setHeld(isChoice ? null : { text: next, beside: value });
    if (isChoice) onChoose(next);
  };
  // An emptied field shows again what is chosen.
  const leave = () => text === '' && setHeld(null);
  return <DayField {...field} value={text ?? value} onChange={take} onLeave={leave} />;
}
