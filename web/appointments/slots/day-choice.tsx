import { useId } from 'react';
import { BOOKABLE_DAYS } from '#contract/appointments/bookable-days.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { t } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { addDays, dayOf, dayWords } from '#web/ui/time/zoned-time.ts';
import { forWhom, useFreeDays } from '../queries.ts';
import { AnotherDay } from './another-day.tsx';
import styles from './day-choice.module.css';
import { daysToShow, type FreeDay, lookFrom } from './day-strip.ts';

type DayChoiceProps = {
  doctorId: string;
  date: string;
  onChoose: (date: string) => void;
  legend?: string;
  mode?: VisitMode | undefined;
  patient?: string | undefined;
  moving?: string | undefined;
};

export function DayChoice({ doctorId, date, onChoose, legend = t('Date'), mode, ...whom }: DayChoiceProps) {
  const timeZone = useTimeZone();
  const group = useId();
  const today = dayOf(useNow(), timeZone);
  const days = useFreeDays(doctorId, lookFrom(today, date), mode, forWhom(whom));
  return (
    <fieldset>
      <legend className="mb-8 p-0 semibold">{legend}</legend>
      <QueryView query={days} lines={2}>
        {(all) => (
          <div className={`stack gap-8 ${styles.days}`}>
            {daysToShow(all, date).map((day) => (
              <Day key={day.date} group={group} day={day} isChosen={day.date === date} onChoose={onChoose} />
            ))}
          </div>
        )}
      </QueryView>
      <AnotherDay date={date} first={today} last={addDays(today, BOOKABLE_DAYS)} onChoose={onChoose} />
    </fieldset>
  );
}

type DayProps = { group: string; day: FreeDay; isChosen: boolean; onChoose: (date: string) => void };

function Day({ group, day, isChosen, onChoose }: DayProps) {
  const { weekday, number, month } = dayWords(day.date);
  return (
    <label className={`ringed stack relative round lead-125 pressable text-centre ${styles.day}`}>
      <input
        className="covering"
        type="radio"
        name={group}
        checked={isChosen}
        disabled={day.free === 0}
        onChange={() => onChoose(day.date)}
      />
      <span>{weekday}</span>
      <b>{number}</b>
      <span className="visually-hidden">{month}, </span>
      <span>{saying(day)}</span>
    </label>
  );
}

function saying({ free, offered }: FreeDay): string {
  if (free > 0) return t('{free} free', { free });
  return offered > 0 ? t('full') : t('no times');
}
