import type { Database } from '#server/db/connect.ts';
import { startsAt } from '../store.ts';

/** Live and still to come, until a moment, in order: when and with whom. */
export const visitsUntil = (db: Database, now: Date, until: Date) =>
  db
    .selectFrom('appointments')
    .innerJoin('accounts as doctors', 'doctors.id', 'appointments.doctor_id')
    .select(['appointments.id', 'appointments.status', 'doctors.name as doctor', startsAt.as('starts_at')])
    .where('appointments.status', 'in', ['pending', 'approved'])
    .where(startsAt, '>', now)
    .where(startsAt, '<', until)
    .orderBy(startsAt)
    .orderBy('doctors.name')
    .orderBy('appointments.id')
    .execute();
