import { SPEAKS_OF_NOW_MS } from '#contract/reading-time.ts';
import { READING_FACTS, type Reading } from '#contract/records.ts';
import { dayAndTime } from '../ui/time.ts';
import { toast } from '../ui/toast.ts';
import { figures } from './reading-words.ts';

/** A green tick only where a range says that nothing is to be done. An advice of now has its own dialog. */
export function sayAdded(reading: Reading, timeZone: string, now = new Date()): void {
  const { kind, flag, unit, advice, isChecked, measuredAt } = reading;
  const isOld = now.getTime() - Date.parse(measuredAt) > SPEAKS_OF_NOW_MS;
  if (advice && !isOld) return;
  const say = flag || !isChecked ? toast.info : toast.success;
  const words = [
    `${figures(reading)} ${unit}${isOld ? `, ${dayAndTime(measuredAt, timeZone, now)}` : ''}.`,
    flag && `${flag}.`,
    isOld && (flag || !isChecked) && OLD,
    !isChecked && !isOld && NO_RANGE,
  ];
  say(`${READING_FACTS[kind].name} added`, words.filter(Boolean).join(' '));
}

const OLD = 'It is more than a day old, so it was not checked. Measure again, or ask the clinic.';
const NO_RANGE = 'It is past no danger limit. Nadi has no usual ranges under 18.';
