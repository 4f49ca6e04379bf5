import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Slot } from '#contract/appointments/doctors.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { forWhom, useSlots } from '../queries.ts';
import { type Elsewhere, whereAt, whereInWords } from './elsewhere.ts';
import styles from './slot-choice.module.css';

/** Two rows of four; a whole day of 37 would push the button out of sight. */
const TWO_ROWS = 8;
const A_ROW = 4;
/** So many of them are free, else there is no choice. */
const FREE_AT_FIRST = 2;

type SlotChoiceProps = {
  doctorId: string;
  date: string;
  time: string;
  onChoose: (time: string) => void;
  elsewhere?: readonly Elsewhere[] | undefined;
  legend?: string;
  mode?: VisitMode | undefined;
  patient?: string | undefined;
  moving?: string | undefined;
  /** How many of a long day are shown until more are asked for. */
  atFirst?: number;
};

export function SlotChoice(props: SlotChoiceProps) {
  const whom = forWhom(props);
  const slots = useSlots(props.doctorId, props.date, true, props.mode, whom);
  const now = useNow();
  return (
    <fieldset>
      <legend className="mb-8 p-0 semibold">{props.legend ?? t('Time')}</legend>
      <QueryView query={slots} lines={4}>
        {({ slots }) => <SlotGrid key={`${props.doctorId} ${props.date}`} slots={stillAhead(slots, now)} {...props} />}
      </QueryView>
    </fieldset>
  );
}

const stillAhead = (slots: readonly Slot[], now: Date) => slots.filter((slot) => new Date(slot.startsAt) > now);

type SlotGridProps = SlotChoiceProps & { slots: readonly Slot[] };

function SlotGrid({ slots, time, onChoose, elsewhere = [], atFirst = TWO_ROWS }: SlotGridProps) {
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const last = slots.at(-1);
  if (!last)
    return (
      <p className={`round sunk muted ${styles.none}`}>{t('No times are offered on this day. Choose another one.')}</p>
    );

  const first = firstOf(slots, atFirst, time);
  const isAll = isOpen || slots.length <= first.length + A_ROW;
  const shown = isAll ? slots : first;
  const part = { group, time, onChoose, elsewhere };
  const own = shown.flatMap((slot) => (slot.isFree ? (whereInWords(elsewhere, slot.time, slot.startsAt) ?? []) : []));
  return (
    <>
      {shown.length <= A_ROW ? (
        <PartOfDay slots={shown} {...part} />
      ) : (
        <>
          <PartOfDay name={t('Morning')} slots={shown.filter((slot) => slot.time < '12:00')} {...part} />
          <PartOfDay name={t('Afternoon')} slots={shown.filter((slot) => slot.time >= '12:00')} {...part} />
        </>
      )}
      {own.map((words) => (
        <p key={words} className="mt-8 muted">
          {words}
        </p>
      ))}
      {!isAll && (
        <Button look="quiet" className={styles.more} onClick={() => setOpen(true)}>
          {t('Show until {time}', { time: last.time })}
          <IconChevronDown aria-hidden />
        </Button>
      )}
    </>
  );
}

/** Row by row, until there is enough to choose from and what was chosen is among them. */
function firstOf(slots: readonly Slot[], atFirst: number, time: string): readonly Slot[] {
  let count = atFirst;
  while (count < slots.length && !isEnough(slots.slice(0, count), time)) count += A_ROW;
  return slots.slice(0, count);
}

const isEnough = (some: readonly Slot[], time: string) =>
  some.filter((slot) => slot.isFree).length >= FREE_AT_FIRST &&
  (time === '' || some.some((slot) => slot.time === time));

type PartProps = {
  group: string;
  /** None for a single row. */
  name?: string;
  slots: readonly Slot[];
  time: string;
  onChoose: (time: string) => void;
  elsewhere: readonly Elsewhere[];
};

function PartOfDay({ group, name, slots, time, onChoose, elsewhere }: PartProps) {
  if (slots.length === 0) return null;
  return (
    <div className={styles.part}>
      {name && <p className={`muted text-sm ${styles.name}`}>{name}</p>}
      <div className={`stack gap-8 ${styles.slots}`}>
        {slots.map((slot) => {
          const where = slot.isFree ? whereAt(elsewhere, slot.startsAt) : undefined;
          const isFree = slot.isFree && !where;
          return (
            <label
              key={slot.time}
              className={`ringed stack relative round action semibold pressable place-centre ${styles.slot}`}
            >
              <input
                className="covering"
                type="radio"
                name={group}
                checked={isFree && slot.time === time}
                disabled={!isFree}
                onChange={() => onChoose(slot.time)}
              />
              {slot.time}
              {!isFree && (
                <span className="visually-hidden">
                  {where ? t(', you are at {doctor}', { doctor: where.doctor }) : t(', taken')}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}
