import { doseInHindi, inHindi } from '../medicines/in-hindi.ts';
import { inWords } from '../medicines/in-words.ts';
import { type MedicineLine, momentIn } from './fill.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS_IN_HINDI = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

export function medicineInEnglish({ name, dose, taken, onlyOn, notBefore }: MedicineLine): string {
  const dosage = dose.unit === 'application' ? 'a thin layer' : `${dose.amount} ${dose.unit}`;
  const how = taken ? `${name}: ${inWords({ dose, ...taken })}` : `${name} ${dosage}`;
  const days =
    onlyOn === 'every-other-day' ? onlyOn.replaceAll('-', ' ') : onlyOn && `every ${WEEKDAYS[onlyOn.weekday - 1]}`;
  return `${how}${days ? ` (only ${days})` : ''}${notBefore ? `, not before ${momentIn('en', notBefore, 'short')}` : ''}`;
}

export function medicineInHindi({ name, dose, taken, onlyOn, notBefore }: MedicineLine): string {
  const how = taken ? `${name}: ${inHindi({ dose, ...taken })}` : `${name} ${doseInHindi(dose)}`;
  const days =
    onlyOn === 'every-other-day'
      ? 'एक दिन छोड़कर एक दिन, रोज़ नहीं'
      : onlyOn && `हर ${WEEKDAYS_IN_HINDI[onlyOn.weekday - 1]} को`;
  return `${how}${days ? ` (सिर्फ़ ${days})` : ''}${notBefore ? `, ${momentIn('hi', notBefore, 'short')} से पहले नहीं` : ''}`;
}
