// What the queue shows and in which order: by time, so that what is overdue stands first, with the line of Now between.
import { HOUR_MS } from '#contract/durations.ts';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';

const LISTS = ['all', 'overdue', 'next-hour', 'as-needed', 'recorded'] as const;
export type QueueList = (typeof LISTS)[number];

/** A record stays in its place for a while: whoever made it looks for it there. */
const STAYS_MS = 15 * 60_000;

export const isOpen = ({ status }: MedicationTask) => status === 'pending' || status === 'overdue';

const byTime = (one: MedicationTask, other: MedicationTask) =>
  one.time.localeCompare(other.time) || one.place.localeCompare(other.place, 'en', { numeric: true });

const newestRecordFirst = (one: MedicationTask, other: MedicationTask) =>
  (other.administration?.recordedAt ?? '').localeCompare(one.administration?.recordedAt ?? '');

export function tasksOf(tasks: readonly MedicationTask[], list: QueueList, now: Date): MedicationTask[] {
  if (list === 'recorded') return tasks.filter((task) => !isOpen(task)).sort(newestRecordFirst);
  if (list === 'overdue') return tasks.filter(({ status }) => status === 'overdue').sort(byTime);
  if (list === 'next-hour') return tasks.filter((task) => isOpen(task) && isWithinAnHour(task, now)).sort(byTime);
  return tasks.filter((task) => isOpen(task) || wasJustRecorded(task, now)).sort(byTime);
}

const isWithinAnHour = ({ time }: MedicationTask, now: Date) => new Date(time).getTime() <= now.getTime() + HOUR_MS;

const wasJustRecorded = ({ administration }: MedicationTask, now: Date) =>
  administration !== null && now.getTime() - new Date(administration.recordedAt).getTime() < STAYS_MS;

/** By any word: patient, room, medicine, PUD. */
export function isMeant(task: MedicationTask, typed: string): boolean {
  const said = `${task.patient} ${task.room}-${task.bed} ${task.room}${task.bed} ${task.place} ${task.medication} ${task.pud}`;
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.toLowerCase().includes(word));
}

/** Returns after how many rows the line "Now" stands; -1 where all lie on one side. */
export function placeOfNow(tasks: readonly MedicationTask[], now: Date): number {
  const ahead = tasks.findIndex(({ time }) => new Date(time) > now);
  return ahead <= 0 ? -1 : ahead;
}
