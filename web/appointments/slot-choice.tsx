import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Slot } from '../../contract/doctors.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/now.ts';
import { QueryView } from '../ui/query-view.tsx';
import { useSlots } from './queries.ts';
import styles from './slot-choice.module.css';

/** Four rows of four; a whole day of 37 would push the button out of sight. */
const SHOWN_AT_FIRST = 16;

type SlotChoiceProps = { doctorId: string; date: string; time: string; onChoose: (time: string) => void };

export function SlotChoice(props: SlotChoiceProps) {
  const slots = useSlots(props.doctorId, props.date);
  const now = useNow();
  return (
    <fieldset>
      <legend className={styles.legend}>Time</legend>
      <QueryView query={slots} lines={4}>
        {({ slots }) => <SlotGrid key={`${props.doctorId} ${props.date}`} slots={stillAhead(slots, now)} {...props} />}
      </QueryView>
    </fieldset>
  );
}

const stillAhead = (slots: readonly Slot[], now: Date) => slots.filter((slot) => new Date(slot.startsAt) > now);

function SlotGrid({ slots, time, onChoose }: SlotChoiceProps & { slots: readonly Slot[] }) {
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const last = slots.at(-1);
  if (!last) return <p className={styles.none}>No times are offered on this day. Choose another one.</p>;

  const first = slots.slice(0, SHOWN_AT_FIRST);
  const isAll = isOpen || slots.length <= SHOWN_AT_FIRST + 4 || !needsNoMore(first, time);
  const shown = isAll ? slots : first;
  return (
    <>
      <PartOfDay name="Morning" slots={shown.filter((slot) => slot.time < '12:00')} {...{ group, time, onChoose }} />
      <PartOfDay name="Afternoon" slots={shown.filter((slot) => slot.time >= '12:00')} {...{ group, time, onChoose }} />
      {!isAll && (
        <Button look="quiet" className={styles.more} onClick={() => setOpen(true)}>
          Show until {last.time}
          <IconChevronDown aria-hidden />
        </Button>
      )}
    </>
  );
}

/** The first ones hold what was chosen, or something to choose. */
const needsNoMore = (first: readonly Slot[], time: string) =>
  time === '' ? first.some((slot) => slot.isFree) : first.some((slot) => slot.time === time);

type PartProps = {
  group: string;
  name: string;
  slots: readonly Slot[];
  time: string;
  onChoose: (time: string) => void;
};

function PartOfDay({ group, name, slots, time, onChoose }: PartProps) {
  if (slots.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.name}>{name}</p>
      <div className={styles.slots}>
        {slots.map((slot) => (
          <label key={slot.time} className={styles.slot}>
            <input
              type="radio"
              name={group}
              checked={slot.isFree && slot.time === time}
              disabled={!slot.isFree}
              onChange={() => onChoose(slot.time)}
            />
            {slot.time}
            {!slot.isFree && <span className="visually-hidden">, taken</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
