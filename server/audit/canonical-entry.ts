/** An entry as PostgreSQL prints it: text keeps the microseconds and the digits that a Date or a number would lose. */
export type EntryText = {
  id: string;
  timeline: string;
  written_in: string;
  /** ISO 8601 in UTC. */
  at: string;
  actor_id: string | null;
  actor_role: string;
  action: string;
  subject: string | null;
  subject_id: string | null;
  patient_id: string | null;
  /** jsonb prints its keys in one order, however they were written. */
  details: string;
  request_id: string | null;
};

/** The bytes that are hashed. Changing the order or the form breaks every trail that was sealed before. */
export function canonicalEntry(entry: EntryText): Buffer {
  const columns = [
    entry.id,
    entry.timeline,
    entry.written_in,
    entry.at,
    entry.actor_id,
    entry.actor_role,
    entry.action,
    entry.subject,
    entry.subject_id,
    entry.patient_id,
    entry.details,
    entry.request_id,
  ];
  return Buffer.from(JSON.stringify(columns), 'utf8');
}
