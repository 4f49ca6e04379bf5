// Records of doses that the server has not answered for. Each is kept in this browser before it is sent, so that neither a reload nor a
// logout forgets that a dose was given, and is sent again with its key by the nurse who made it. A "no" stays until a person has put it
// aside. What is kept are ids, keys, the nurse, medicines, times and reasons; the name of the patient is asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onServerBack } from '../connection.ts';
import { refetchTypes } from '../query-keys.ts';
import { ApiRefusal } from '../refusal.ts';
import { type DoseRecord, sendRecord } from './queries.ts';

const KEPT = 'nadi-unanswered-doses';
const AGAIN_MS = 10_000;
/** Some answers take a while; after so long nobody should have to wait for this one. */
const LONGEST_WAIT_MS = 15_000;
/** Logged out, too slow, locked, too early, too many: the server has not looked at the record yet. */
const NOT_LOOKED_AT = [401, 408, 423, 425, 429];

export type Nurse = { id: string; name: string };
export type Unanswered = {
  record: DoseRecord;
  by: Nurse;
  /** "Ceftriaxone 2 g" */
  medicine: string;
  inpatientId: string;
  /** When it was given, or left, as the nurse said it first. */
  at: string;
  sentAt: number;
  /** The answer was lost. Until then it may come at any moment. */
  isInDoubt: boolean;
  /** What the server said against it. */
  refusal: string | null;
};

let nurse: Nurse = { id: '', name: '' };
let unanswered: readonly Unanswered[] = readKept() ?? [];
const patients = new Map<string, string>();
const onTheirWay = new Set<string>();
const listeners = new Set<() => void>();

function readKept(): readonly Unanswered[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    // What another version kept, and cannot be read, must not take the page down.
    return Array.isArray(kept) ? kept.filter((one) => one?.record?.key && one.by && one.inpatientId) : [];
  } catch {
    // Storage may be forbidden: then they live as long as the page.
    return null;
  }
}

function tell(next: readonly Unanswered[]) {
  unanswered = next;
  for (const listener of listeners) listener();
}

/** Another tab may have kept one meanwhile. */
function change(how: (kept: readonly Unanswered[]) => readonly Unanswered[]) {
  const next = how(readKept() ?? unanswered);
  try {
    if (next.length > 0) localStorage.setItem(KEPT, JSON.stringify(next));
    else localStorage.removeItem(KEPT);
  } catch {
    // As above.
  }
  tell(next);
}

const changeOne = (key: string, what: Partial<Unanswered>) =>
  change((kept) => kept.map((one) => (one.record.key === key ? { ...one, ...what } : one)));

function subscribe(listener: () => void) {
  const hear = ({ key }: StorageEvent) => (key === KEPT || key === null) && tell(readKept() ?? unanswered);
  if (listeners.size === 0) tell(readKept() ?? unanswered);
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    removeEventListener('storage', hear);
    listeners.delete(listener);
  };
}

/** Whose records are made here from now on. */
export function signRecordsAs(who: Nurse) {
  nurse = { id: who.id, name: who.name };
}

export const isUnanswered = (error: unknown) =>
  !(error instanceof ApiRefusal) || error.status >= 500 || NOT_LOOKED_AT.includes(error.status);

type Dose = Pick<Unanswered, 'medicine' | 'inpatientId' | 'at'> & { patient: string };

/** Before it is sent. The same record once more keeps what is known of it. */
export function keepUnanswered(record: DoseRecord, { patient, ...dose }: Dose) {
  patients.set(record.key, patient);
  const about = { record, by: nurse, ...dose, sentAt: Date.now(), isInDoubt: false, refusal: null };
  change((kept) => (kept.some(({ record: { key } }) => key === record.key) ? kept : [...kept, about]));
}

export const markInDoubt = (key: string) => changeOne(key, { isInDoubt: true, refusal: null });
export const markRefused = (key: string, refusal: string) => changeOne(key, { isInDoubt: true, refusal });

/** A person has put it aside, or reads in place what the server said. */
export function forgetRecord(key: string) {
  patients.delete(key);
  change((kept) => kept.filter(({ record }) => record.key !== key));
}

/** A planned dose has one record: what was refused before is settled with it. */
export function markRecorded({ key, kind, id }: DoseRecord) {
  const isSettled = ({ record, refusal }: Unanswered) =>
    record.key === key || (kind !== 'as-needed' && refusal !== null && record.kind === kind && record.id === id);
  change((kept) => kept.filter((one) => !isSettled(one)));
}

export const patientOf = ({ record }: Unanswered): string | undefined => patients.get(record.key);
export const isMine = ({ by }: Unanswered, me: Nurse): boolean => by.id === me.id;

const useUnanswered = () => useSyncExternalStore(subscribe, () => unanswered);

/** Those whose answer was lost or is a "no". */
export const useLostRecords = () => useUnanswered().filter(({ isInDoubt }) => isInDoubt);

/** The doses and orders of which nobody knows whether they are recorded. */
export const useDosesInDoubt = (): ReadonlySet<string> =>
  new Set(useLostRecords().flatMap(({ record, refusal }) => (refusal === null ? [record.id] : [])));

type Told = (one: Unanswered, refusal: string | null) => void;

/** Only one's own: a record says who gave the dose. */
export async function sendLostAgain(me: Nurse, onAnswer: Told): Promise<void> {
  const slow = unanswered.filter((one) => !one.isInDoubt && Math.abs(Date.now() - one.sentAt) > LONGEST_WAIT_MS);
  for (const { record } of slow) markInDoubt(record.key);
  await Promise.all(
    unanswered
      .filter((one) => one.isInDoubt && one.refusal === null && isMine(one, me))
      .map((one) => sendAgain(one, onAnswer)),
  );
}

export async function sendAgain(one: Unanswered, onAnswer: Told): Promise<void> {
  const { record } = one;
  if (onTheirWay.has(record.key)) return;
  onTheirWay.add(record.key);
  try {
    await sendRecord(record);
    markRecorded(record);
    onAnswer(one, null);
  } catch (error) {
    if (isUnanswered(error)) return markInDoubt(record.key);
    const { message } = error as ApiRefusal;
    markRefused(record.key, message);
    onAnswer(one, message);
  } finally {
    onTheirWay.delete(record.key);
  }
}

/** Tries again when the server is back, when the screen is opened again, and every ten seconds. */
export function useSendingLostAgain({ me, isShut }: { me: Nurse; isShut: boolean }, onAnswer: Told) {
  const queryClient = useQueryClient();
  const isWanted = useUnanswered().some(({ refusal }) => refusal === null) && !isShut;
  useEffect(() => {
    if (!isWanted) return;
    const again = () =>
      void sendLostAgain(me, (one, refusal) => {
        void refetchTypes(queryClient, ['medication-tasks', 'medication-orders', 'inpatients']);
        onAnswer(one, refusal);
      });
    again();
    const timer = setInterval(again, AGAIN_MS);
    const stop = onServerBack(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWanted, me, onAnswer, queryClient]);
}
