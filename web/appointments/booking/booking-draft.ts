// What was chosen and typed so far. The choice survives a reload; why one comes is kept in memory only, because the tab's
// storage outlives the person at it.
import { useEffect, useState } from 'react';
import type { Appointment, BookingRequest } from '#contract/appointments/appointments.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { keepDraft, readDraft } from '#web/ui/forms/draft.ts';

/** Empty: not chosen yet, and the form proposes something. */
export type BookingDraft = {
  department: string;
  doctorId: string;
  /** The name of a doctor who was asked before and may have left since. */
  doctorName?: string;
  date: string;
  time: string;
  mode?: VisitMode;
  /** Kept from whoever acts for the patient. */
  isPrivate?: boolean;
  reason: string;
  /** The symptom check that led to it, for the doctor to read. */
  triageId: string;
  /** A mark of the last try, in case its answer was lost: sent again, it books once. */
  sent: { request: string; key: string } | null;
};

export const NOTHING_CHOSEN: BookingDraft = {
  department: '',
  doctorId: '',
  date: '',
  time: '',
  reason: '',
  triageId: '',
  sent: null,
};

type Stored = Omit<BookingDraft, 'reason'>;

/** Keyed by the name of the draft. A logout reloads the page, which empties this. */
const reasons = new Map<string, string>();

/** For tests, whose files share this module. */
export const forgetReasons = () => reasons.clear();

/** Keyed by account, so that the next person at this screen does not find the draft. */
const nameOf = (accountId: string, triageId = '') => `nadi-booking-${accountId}${triageId && `-${triageId}`}`;

type Choice = Pick<BookingDraft, 'department' | 'doctorId' | 'date' | 'time'>;

/** What was chosen on another page: the form has it when it opens. What was typed as the reason stays. */
export function keepChoice(accountId: string, choice: Choice & { doctorName: string }) {
  const { reason: _stays, ...nothing } = NOTHING_CHOSEN;
  keepDraft(nameOf(accountId), { ...nothing, ...choice } satisfies Stored);
}

/** As it was left. */
export function draftOf(accountId: string, start: Partial<BookingDraft> = {}): BookingDraft {
  const name = nameOf(accountId, start.triageId);
  const reason = reasons.get(name);
  return { ...NOTHING_CHOSEN, ...start, ...readDraft<Stored>(name), ...(reason === undefined ? {} : { reason }) };
}

/** `patientId`: whose record it is, to ask whether something can be kept private. */
export function useBookingDraft(accountId: string, start: Partial<BookingDraft> = {}, patientId = '') {
  const name = nameOf(accountId, start.triageId);
  const [draft, setDraft] = useState<BookingDraft>(() => draftOf(accountId, start));
  useEffect(() => {
    const { reason, ...stored } = draft;
    reasons.set(name, reason);
    keepDraft(name, stored satisfies Stored);
  }, [name, draft]);

  const change = (changes: Partial<BookingDraft>) => setDraft((was) => ({ ...was, ...changes }));
  return {
    draft,
    patientId,
    set: setDraft,
    chooseDepartment: (department: string) =>
      change({ department, doctorId: '', date: '', time: '', mode: 'in-person' }),
    chooseDoctor: (doctorId: string) => change({ doctorId, date: '', time: '', mode: 'in-person' }),
    keepPrivate: (isPrivate: boolean) => change({ isPrivate }),
    /** The times of one are not those of the other. */
    chooseMode: (mode: VisitMode) => change({ mode, date: '', time: '' }),
    /** With its doctor: one who was only proposed would give way to another when the list changes. */
    chooseDay: (doctor: DoctorOfDay, date: string) => change({ ...chosen(doctor), date, time: '' }),
    chooseTime: (doctor: DoctorOfDay, date: string, time: string) => change({ ...chosen(doctor), date, time }),
    /** Starts a booking at another time for the same reason, with the same doctor. */
    startWith: ({ department, doctorId, doctor, reason }: Appointment) =>
      setDraft({ ...NOTHING_CHOSEN, department, doctorId, doctorName: doctor, reason }),
    keyFor(request: BookingRequest): string {
      const words = markOf(JSON.stringify(request));
      if (draft.sent?.request === words) return draft.sent.key;
      const key = crypto.randomUUID();
      change({ sent: { request: words, key } });
      return key;
    },
  };
}

type DoctorOfDay = { id: string; department: string };
const chosen = ({ id, department }: DoctorOfDay) => ({ doctorId: id, department });

/** Tells one request from another without holding its words (FNV-1a, 64 bits). */
function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

export type BookingForm = ReturnType<typeof useBookingDraft>;
