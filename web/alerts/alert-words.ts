import type { Alert } from '#contract/alerts.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { timeOfDay } from '../ui/time/time.ts';

export const SOURCE_WORDS: Record<Alert['source'], { short: string; long: string }> = {
  sos: { short: 'SOS', long: 'SOS of the patient' },
  triage: { short: 'Triage', long: 'Symptom check' },
  /** Without a score: of a child, or in pregnancy. */
  news2: { short: 'Vitals', long: 'Dangerous vitals on the ward' },
};

export const STATUS_WORDS: Record<Alert['status'], string> = {
  raised: 'Not acknowledged',
  acknowledged: 'Acknowledged',
  attended: 'Attended',
  closed: 'Closed',
  'taken-back': 'Taken back',
};

const minutesSince = (since: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));

/** 'less than a minute', '4 min', '2 h 5 min', '3 days': how old it is. */
export function ageOf(since: string, now: Date): string {
  const minutes = minutesSince(since, now);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** Says for how long nobody has acknowledged. */
export const waitingFor = (since: string, now: Date): string =>
  minutesSince(since, now) < 1 ? 'Nobody has acknowledged yet.' : `Nobody has acknowledged for ${ageOf(since, now)}.`;

/** Says who has acknowledged or attends, or for how long nobody has. */
export function whoHasIt(alert: Alert, timeZone: string, now: Date): string {
  const { acknowledged, attended } = alert;
  if (attended) return `With ${attended.name} since ${timeOfDay(attended.at, timeZone)}`;
  if (acknowledged) return `Acknowledged ${timeOfDay(acknowledged.at, timeZone)} by ${acknowledged.name}`;
  return waitingFor(alert.unansweredSince, now);
}

/** Product rule: after 3 minutes the doctors get a mail, after 5 the administrator. */
const STEPS = { mail: 3, administrator: 5 };

type Waiting = { since: string; timeZone: string; now: Date; isSilent: boolean; who?: string };

/** Says what happens next, and when, until somebody acknowledges. A screen that cannot sound does not promise a sound. */
export function nextStep({
  since,
  timeZone,
  now,
  isSilent,
  who = 'every doctor on duty gets a mail',
}: Waiting): string {
  const minutes = minutesSince(since, now);
  const at = (after: number) => timeOfDay(new Date(Date.parse(since) + after * MINUTE_MS), timeZone);
  const sounds = isSilent ? [] : ['It sounds every minute'];
  if (minutes < STEPS.mail) return sentenceOf([...sounds, `at ${at(STEPS.mail)} ${who}`]);
  if (minutes < STEPS.administrator)
    return sentenceOf([...sounds, `at ${at(STEPS.administrator)} the administrator gets a mail`]);
  return sentenceOf(sounds);
}

const sentenceOf = (parts: string[]) =>
  parts.length === 0 ? '' : `${parts.join(', ').replace(/^./, (first) => first.toUpperCase())}.`;

/** Raised again it names both scores, and who acknowledged the lower one. */
export function whyOf({ status, score, reason, before }: Alert, timeZone: string): string {
  if (status !== 'raised' || score === null || before?.score == null || before.score >= score) return reason;
  return `NEWS2 ${score}, was ${before.score} when ${before.name} acknowledged ${timeOfDay(before.at, timeZone)}`;
}

/** '204-A' is a bed, and so is what older alerts kept as 'Room 204, bed A'; any other place keeps its words. */
export function bedOf(place: string | null): string | null {
  if (place && /^\S+-\S+$/.test(place)) return place;
  const bed = place?.match(/^Room (\S+), bed (\S+)$/);
  return bed ? `${bed[1]}-${bed[2]}` : null;
}
