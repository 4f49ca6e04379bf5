// The choices of the booking form as they stand: what was chosen, or what is proposed until then.

import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment, BookingRequest } from '#contract/appointments/appointments.ts';
import type { Doctor } from '#contract/appointments/doctors.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Department } from '#contract/clinic.ts';
import { departmentsQuery, useDepartments } from '#web/api/clinic.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import {
  doctorsQuery,
  type ForWhom,
  forWhom,
  freeDaysQuery,
  slotsQuery,
  useBookAppointment,
  useDoctors,
  useSlots,
} from '../queries.ts';
import { lookFrom } from '../slots/day-strip.ts';
import { type BookingDraft, type BookingForm, draftOf, NOTHING_CHOSEN } from './booking-draft.ts';
import { bookingMessage, FILL_IN, isAboutTheTime } from './booking-message.ts';

export function useChoices({ draft }: Pick<BookingForm, 'draft'>) {
  const timeZone = useTimeZone();
  const now = useNow();
  const departments = useDepartments();
  const department = departmentOf(draft, departments.data);
  const doctors = useDoctors(department);
  return { departments, department, doctors, ...choiceAmong(doctors.data, draft, now, timeZone), time: draft.time };
}

const departmentOf = (draft: BookingDraft, all: readonly Department[] = []) => draft.department || all[0]?.name;

function choiceAmong(all: readonly Doctor[] = [], draft: BookingDraft, now: Date, timeZone: string) {
  const doctor =
    all.find(({ id }) => id === draft.doctorId) ?? all.find(({ nextFreeAt }) => nextFreeAt !== null) ?? all[0];
  const date = draft.date || dayOf(doctor?.nextFreeAt ?? now, timeZone);
  const mode: VisitMode = doctor?.offersVideo ? (draft.mode ?? 'in-person') : 'in-person';
  return { doctor, date, mode };
}

/** What the form shows first, each by what it is chosen from. */
export async function choicesAhead(queryClient: QueryClient, accountId: string, timeZone: string): Promise<unknown> {
  const draft = draftOf(accountId);
  const now = new Date();
  const department = departmentOf(draft, await queryClient.ensureQueryData(departmentsQuery));
  if (!department) return;
  const { doctor, date, mode } = choiceAmong(
    await queryClient.ensureQueryData(doctorsQuery(department)),
    draft,
    now,
    timeZone,
  );
  return (
    doctor &&
    Promise.all([
      queryClient.ensureQueryData(freeDaysQuery(doctor.id, lookFrom(dayOf(now, timeZone), date), mode)),
      queryClient.ensureQueryData(slotsQuery(doctor.id, date, mode)),
    ])
  );
}

export type Choices = ReturnType<typeof useChoices>;

export function useBooking(bookingForm: BookingForm, choices: Choices) {
  const [booked, setBooked] = useState<Appointment | null>(null);
  const book = useBookAppointment();
  const form = useEndpointForm<BookingDraft, Appointment>({
    initial: bookingForm.draft,
    held: [bookingForm.draft, bookingForm.set],
    check: () => missingIn(choices),
    atFields: atReason,
    send: (draft) => {
      const request = requestOf(draft, choices);
      return book.mutateAsync({ request, key: bookingForm.keyFor(request) });
    },
    onSent: (appointment) => {
      setBooked(appointment);
      form.startOver(NOTHING_CHOSEN);
    },
  });
  const missing = Object.keys(form.errors).filter((name) => name !== 'reason');
  const { failure } = form;
  return {
    field: form.field,
    submit: form.submit,
    isSending: form.isSending,
    problem:
      missing.length > 0
        ? {
            title: tMarked(FILL_IN),
            text: t('Still missing: {what}.', {
              what: missing.map((name) => tMarked(MISSING[name] ?? name)).join(', '),
            }),
            isAboutTime: false,
          }
        : failure && { title: bookingMessage(failure), text: null, isAboutTime: isAboutTheTime(failure) },
    clearError: form.clearFailure,
    failureBox: form.failureBox,
    booked,
    bookAnother: () => setBooked(null),
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** What the fields are called in the middle of a sentence. */
const MISSING: Record<string, string> = {
  department: msg('department'),
  doctor: msg('doctor'),
  date: msg('date'),
  time: msg('time'),
};

const missingIn = ({ department, doctor, date, time }: Choices): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ department, doctor, date, time }).flatMap(([name, chosen]) => (chosen ? [] : [[name, FILL_IN]])),
  );

/** A time that was refused is not a time that is missing. */
function atReason(error: unknown): Record<string, string> {
  const reason = error instanceof ApiRefusal && error.fields.reason;
  return reason ? { reason } : {};
}

function requestOf(draft: BookingDraft, { department = '', doctor, date, time, mode }: Choices): BookingRequest {
  const reason = draft.reason.trim();
  return {
    department,
    doctor: doctor?.id ?? '',
    date,
    time,
    ...(mode === 'video' && { mode }),
    ...(draft.isPrivate && { isPrivate: true }),
    ...(reason && { reason }),
    ...(draft.triageId && { triageId: draft.triageId }),
  };
}

/** The chosen time is gone although nobody here pressed anything: another was quicker while the grid was open. */
export function useIsTaken(
  doctorId: string | undefined,
  date: string,
  time: string,
  mode: VisitMode = 'in-person',
  whom: Pick<ForWhom, 'patient' | 'moving'> = {},
): boolean {
  const slots = useSlots(doctorId ?? '', date, doctorId !== undefined, mode, forWhom(whom));
  const slot = slots.data?.slots.find((each) => each.time === time);
  return time !== '' && slot?.isFree === false;
}
