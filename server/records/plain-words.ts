const WORDS: Record<string, string> = {
  'patient.registered': 'registered',
  'patient.changed': 'changed contact details',
  'patient.deactivated': 'deactivated the record',
  'chart.opened': 'opened the record',
  'contact.opened': 'looked up contact details',
  'profile.saved': 'saved the health profile',
  'readings.added': 'added readings',
  'reading.marked_wrong': 'crossed out a reading',
  'appointment.booked': 'asked for an appointment',
  'appointment.approved': 'approved an appointment',
  'appointment.rejected': 'rejected an appointment',
  'appointment.cancelled': 'cancelled an appointment',
  'appointment.rescheduled': 'moved an appointment',
  'appointment.confirmed': 'confirmed an appointment',
  'appointment.completed': 'completed a visit',
  'appointment.no-show': 'noted that nobody came',
  'appointment.expired': 'let a request expire',
  'appointment.decision_undone': 'took a decision back',
  'note.added': 'added a note',
  'note.changed': 'changed a note',
  'note.removed': 'removed a note',
  'record.downloaded': 'downloaded the record',
};

/** An action of the trail as a person would say it; one without words of its own is read as it stands. */
export const inPlainWords = (action: string): string => WORDS[action] ?? action.replace(/[._-]/g, ' ');
