import { useLayoutEffect, useRef, useState } from 'react';
import { WAITING_DAYS } from '#contract/appointments/waiting-days.ts';
import { DAY_PARTS, type DayPart, type WishRequest } from '#contract/appointments/waitlist.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Chips } from '#web/ui/fields/chips.tsx';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { addDays, dayOf, dayWords } from '#web/ui/time/zoned-time.ts';
import type { Choices } from '../booking/booking.ts';
import type { BookingForm } from '../booking/booking-draft.ts';
import { useJoin } from './queries.ts';
import styles from './waitlist-card.module.css';
import { PARTS, positionInWords, WEEKDAYS } from './wish-words.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const FIRST_GUESS_DAYS = 14;

const NOTHING_SUITS = { weekdays: msg('Choose at least one day.'), dayParts: msg('Choose at least one time of day.') };
const isEmpty = (draft: Draft, name: string) => draft[name as keyof typeof NOTHING_SUITS].length === 0;

type JoinFormProps = { bookingForm: BookingForm; choices: Choices; onDone: () => void };
type Draft = { weekdays: number[]; dayParts: DayPart[]; until: string };

/** Whom to wait for, what suits, and until when. */
export function JoinForm({ bookingForm, choices, onDone }: JoinFormProps) {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const { department = '', doctors, doctor } = choices;
  const [doctorId, setDoctorId] = useState(doctor?.id);
  // Whom the booking proposes may change while one chooses; whom the form has shown stays.
  if (doctorId === undefined && doctor) setDoctorId(doctor.id);
  const chosen = doctorId ?? '';
  const first = useRef<HTMLSelectElement>(null);
  // The button that opened the form is gone. Whoever chooses another doctor above keeps the focus there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  const join = useJoin();
  const attempt = useAttemptKey();
  const form = useEndpointForm<Draft, Awaited<ReturnType<typeof join>>>({
    initial: {
      weekdays: EVERY_DAY,
      dayParts: [...DAY_PARTS],
      until: guess(doctor?.nextFreeAt ?? null, today, timeZone),
    },
    days: {
      until: dayWithin({
        min: today,
        max: addDays(today, WAITING_DAYS),
        outside: t('Choose a day within the next {days} days.', { days: WAITING_DAYS }),
      }),
    },
    needed: { until: t('Choose the last day that suits you.') },
    check: (draft) => Object.fromEntries(Object.entries(NOTHING_SUITS).filter(([name]) => isEmpty(draft, name))),
    send: (draft) => {
      const wish = wishOf(draft, { department, doctor: chosen, bookingForm });
      return join(wish, attempt.keyFor(wish));
    },
    onSent: ({ place }) => {
      attempt.forget();
      toast.success(t('You are on the waiting list'), positionInWords(place));
      onDone();
    },
  });
  return (
    <form className="stack gap-20 pt-16 ruled" onSubmit={form.submit} noValidate>
      <SelectField ref={first} label={t('With')} value={chosen} onChange={({ target }) => setDoctorId(target.value)}>
        {(doctors.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('Any doctor of {department}', { department: tMarked(department) })}</option>
      </SelectField>
      <Chips
        label={t('Days that suit you')}
        chips={WEEKDAYS.map((label, index) => ({ value: index + 1, label: tMarked(label) }))}
        chosen={form.draft.weekdays}
        {...form.control('weekdays')}
        onChange={(weekdays) => form.choose('weekdays', weekdays)}
      />
      <Chips
        label={t('Times that suit you')}
        chips={DAY_PARTS.map((value) => ({
          value,
          label: tMarked(PARTS[value].name),
          hint: tMarked(PARTS[value].hint),
        }))}
        chosen={form.draft.dayParts}
        {...form.control('dayParts')}
        onChange={(dayParts) => form.choose('dayParts', dayParts)}
      />
      <DayField label={t('Until')} hint={t('The last day that suits you.')} hasCalendar {...form.day('until')} />
      {form.failure && (
        <AlertBox tone="attention" title={sentenceFor(form.failure)} role="alert" ref={form.failureBox}>
          <FreeTime failure={form.failure} {...{ bookingForm, choices, onDone }} />
        </AlertBox>
      )}
      <div className={`stack gap-12 ${styles.actions}`}>
        <Button size="large" onClick={onDone}>
          {t('Not now')}
        </Button>
        <Button type="submit" look="primary" size="large" isBusy={form.isSending} busyText={t('Joining…')}>
          {t('Join the waiting list')}
        </Button>
      </div>
    </form>
  );
}

type FreeTimeProps = JoinFormProps & { failure: unknown };

/** Instead of waiting: the booking above has the doctor, the day and the time that are free. */
function FreeTime({ failure, bookingForm, choices, onDone }: FreeTimeProps) {
  const timeZone = useTimeZone();
  const free = freeTimeIn(failure);
  const [doctor, ...namesakes] = (choices.doctors.data ?? []).filter(({ name }) => name === free?.doctor);
  if (!free || !doctor || namesakes.length > 0) return null;
  const [day, time] = [dayOf(free.at, timeZone), timeOfDay(free.at, timeZone)];
  const { weekday, number, month } = dayWords(day);
  return (
    <div className="mt-12">
      <Button
        look="primary"
        onClick={() => {
          bookingForm.chooseTime(doctor, day, time);
          onDone();
          const form = document.querySelector<HTMLElement>('[data-booking-form]');
          form?.scrollIntoView();
          form?.focus({ preventScroll: true });
        }}
      >
        {t('Take {day}, {time}', { day: `${weekday} ${number} ${month}`, time })}
      </Button>
    </div>
  );
}

function freeTimeIn(failure: unknown): { doctor: string; at: string } | null {
  if (!(failure instanceof ApiRefusal) || failure.code !== 'time_is_free') return null;
  const { doctor, when } = failure.values;
  const at = typeof when === 'object' && when !== null && 'at' in when ? when.at : undefined;
  return typeof doctor === 'string' && typeof at === 'string' ? { doctor, at } : null;
}

/** The day before the first free time: whatever is free can be booked. */
function guess(nextFreeAt: string | null, today: string, timeZone: string): string {
  const before = nextFreeAt ? addDays(dayOf(nextFreeAt, timeZone), -1) : addDays(today, FIRST_GUESS_DAYS);
  const [, middle = today] = [today, before, addDays(today, WAITING_DAYS)].sort();
  return middle;
}

type About = { department: string; doctor: string; bookingForm: BookingForm };

function wishOf(draft: Draft, { department, doctor, bookingForm }: About): WishRequest {
  const reason = bookingForm.draft.reason.trim();
  const { triageId } = bookingForm.draft;
  return {
    ...draft,
    department,
    ...(doctor && { doctor }),
    ...(reason && { reason }),
    ...(triageId && { triageId }),
  };
}
