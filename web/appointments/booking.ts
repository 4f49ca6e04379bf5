// The choices of the booking form as they stand: what was chosen, or what is proposed until then.

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Appointment, BookingRequest } from '#contract/appointments.ts';
import { useDepartments } from '../api/clinic.ts';
import { useTimeZone } from '../ui/clinic-time.ts';
import { useNow } from '../ui/now.ts';
import { dayOf } from '../ui/zoned-time.ts';
import type { BookingForm } from './booking-draft.ts';
import { bookingMessage, FILL_IN, isAboutTheTime } from './booking-message.ts';
import { useBookAppointment, useDoctors, useSlots } from './queries.ts';

export function useChoices({ draft }: Pick<BookingForm, 'draft'>) {
  const timeZone = useTimeZone();
  const now = useNow();
  const departments = useDepartments();
  const department = draft.department || departments.data?.[0]?.name;
  const doctors = useDoctors(department);
  const all = doctors.data ?? [];
  const doctor =
    all.find(({ id }) => id === draft.doctorId) ?? all.find(({ nextFreeAt }) => nextFreeAt !== null) ?? all[0];
  const date = draft.date || dayOf(doctor?.nextFreeAt ?? now, timeZone);
  return { departments, department, doctors, doctor, date, time: draft.time };
}

export type Choices = ReturnType<typeof useChoices>;

type ErrorMessage = { title: string; text?: string; isAboutTime?: boolean };

export function useBooking(desk: BookingForm, choices: Choices) {
  const { department, doctor, date, time } = choices;
  const book = useBookAppointment();
  const [trouble, setError] = useState<ErrorMessage | null>(null);
  const [booked, setBooked] = useState<Appointment | null>(null);
  const troubleBox = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  useFocusOn(troubleBox, trouble);

  const submit = async () => {
    // Two clicks come faster than the button can be disabled.
    if (isUnderWay.current) return;
    const missing = { department, doctor, date, time };
    if (!department || !doctor || !date || !time) return setError({ title: FILL_IN, text: stillMissing(missing) });
    isUnderWay.current = true;
    setError(null);
    const { triageId } = desk.draft;
    const reason = desk.draft.reason.trim();
    const wish: BookingRequest = {
      department,
      doctor: doctor.id,
      date,
      time,
      ...(reason && { reason }),
      ...(triageId && { triageId }),
    };
    try {
      setBooked(await book.mutateAsync({ wish, key: desk.keyFor(wish) }));
      desk.clear();
    } catch (error) {
      setError({ title: bookingMessage(error), isAboutTime: isAboutTheTime(error) });
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    submit,
    isSending: book.isPending,
    trouble,
    clearError: () => setError(null),
    troubleBox,
    booked,
    bookAnother: () => setBooked(null),
  };
}

/** The chosen time is gone although nobody here pressed anything: another was quicker while the grid was open. */
export function useIsTaken(doctorId: string | undefined, date: string, time: string): boolean {
  const slots = useSlots(doctorId ?? '', date, doctorId !== undefined);
  const slot = slots.data?.slots.find((each) => each.time === time);
  return time !== '' && slot?.isFree === false;
}

function stillMissing(given: Record<string, unknown>): string {
  const names = Object.entries(given).filter(([, value]) => !value);
  return `Still missing: ${names.map(([name]) => name).join(', ')}.`;
}

function useFocusOn(box: RefObject<HTMLElement | null>, trouble: ErrorMessage | null) {
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [box, trouble]);
}
