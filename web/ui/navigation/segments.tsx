import styles from './segments.module.css';

type Segment<Value extends string> = { value: Value; label: string; count?: number };

type SegmentsProps<Value extends string> = {
  label: string;
  choices: readonly Segment<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A few ways of looking at the same thing, side by side; the pressed one holds. */
export function Segments<Value extends string>({ label, choices, value, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={`row-inline stretch wrap outlined round sunk ${styles.segments}`} aria-label={label}>
      {choices.map((choice) => (
        <button
          className="pressable muted semibold nowrap"
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label} {choice.count}
        </button>
      ))}
    </fieldset>
  );
}
