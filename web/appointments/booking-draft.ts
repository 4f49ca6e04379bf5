// What was chosen and typed so far. It survives a reload and a lost connection; logging out clears it.
import { useEffect, useState } from 'react';
import type { Appointment, BookingWish } from '../../contract/appointments.ts';
import { keepDraft, readDraft } from '../ui/draft.ts';

/** Empty: not chosen yet, and the form proposes something. */
export type BookingDraft = {
  department: string;
  doctorId: string;
  date: string;
  time: string;
  reason: string;
  /** The symptom check that led to it, for the doctor to read. */
  triageId: string;
  /** The last try, in case its answer was lost: sent again, it books once. */
  sent: { wish: string; key: string } | null;
};

const NOTHING_CHOSEN: BookingDraft = {
  department: '',
  doctorId: '',
  date: '',
  time: '',
  reason: '',
  triageId: '',
  sent: null,
};

/** Of this person: the next one at this screen must not find it. */
export function useBookingDraft(accountId: string, start: Partial<BookingDraft> = {}) {
  const name = `nadi-booking-${accountId}${start.triageId ? `-${start.triageId}` : ''}`;
  const [draft, setDraft] = useState<BookingDraft>(() => ({
    ...NOTHING_CHOSEN,
    ...start,
    ...readDraft<BookingDraft>(name),
  }));
  useEffect(() => keepDraft(name, draft), [name, draft]);

  const change = (changes: Partial<BookingDraft>) => setDraft((was) => ({ ...was, ...changes }));
  return {
    draft,
    chooseDepartment: (department: string) => change({ department, doctorId: '', date: '', time: '' }),
    chooseDoctor: (doctorId: string) => change({ doctorId, date: '', time: '' }),
    chooseDay: (date: string) => change({ date, time: '' }),
    chooseTime: (date: string, time: string) => change({ date, time }),
    giveReason: (reason: string) => change({ reason }),
    /** Another time for what was asked before, with the same doctor. */
    startWith: ({ department, doctorId, reason }: Appointment) =>
      setDraft({ ...NOTHING_CHOSEN, department, doctorId, reason }),
    clear: () => setDraft(NOTHING_CHOSEN),
    keyFor(wish: BookingWish): string {
      const words = JSON.stringify(wish);
      if (draft.sent?.wish === words) return draft.sent.key;
      const key = crypto.randomUUID();
      change({ sent: { wish: words, key } });
      return key;
    },
  };
}

export type BookingDesk = ReturnType<typeof useBookingDraft>;
