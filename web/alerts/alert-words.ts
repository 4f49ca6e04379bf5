import type { Alert } from '../../contract/alerts.ts';
import { timeOfDay } from '../ui/time.ts';

export const SOURCE_WORDS: Record<Alert['source'], { short: string; long: string }> = {
  sos: { short: 'SOS', long: 'SOS of the patient' },
  triage: { short: 'Triage', long: 'Symptom check' },
  news2: { short: 'NEWS2', long: 'NEWS2 of the ward' },
};

export const STATUS_WORDS: Record<Alert['status'], string> = {
  raised: 'Not acknowledged',
  acknowledged: 'Acknowledged',
  attended: 'Attended',
  closed: 'Closed',
};

/** 'less than a minute', '4 min', '2 h 5 min', '3 days': how old it is. */
export function ageOf(raisedAt: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(raisedAt)) / 60_000));
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** Who has it in hand, or for how long nobody has. */
export function whoHasIt(alert: Alert, timeZone: string, now: Date): string {
  const { acknowledged, attended } = alert;
  if (attended) return `With ${attended.name} since ${timeOfDay(attended.at, timeZone)}.`;
  if (acknowledged) return `Acknowledged ${timeOfDay(acknowledged.at, timeZone)} by ${acknowledged.name}.`;
  return `Nobody has acknowledged for ${ageOf(alert.raisedAt, now)}.`;
}
