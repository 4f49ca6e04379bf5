// Who may know who lies in a bed, and who may change a stay. store.ts filters the lists in SQL.
import type { Actor } from '../platform/actor.ts';
import type { AdmissionRow } from './store.ts';

/** The desk admits whoever comes and knows who lies where; a doctor needs the chart. */
export const knowsEveryStay = (actor: Actor): boolean => actor.role === 'staff';

/** Administrators set up rooms and see which beds are taken, not by whom. */
export const knowsWhoLiesWhere = (actor: Actor): boolean => actor.role !== 'admin';

/**
 * Work that opens no chart: recording a set, moving, ending the stay, answering it. Any nurse and the doctor who was named;
 * others need the chart.
 */
export const mayWorkAtBedside = (actor: Actor, { doctor_id }: Pick<AdmissionRow, 'doctor_id'>): boolean =>
  knowsEveryStay(actor) || doctor_id === actor.accountId;

/** An admission by a doctor is accepted at once. One by a nurse waits for a doctor, and opens no chart until then. */
export const acceptsByAdmitting = (actor: Actor): boolean => actor.role === 'doctor';
