// What a share lets someone do and what not, and until when, in words.
import type { AccessPart } from '#contract/endpoint.ts';
import type { ActedFor, ActingForMe, Family } from '#contract/patients/family.ts';
import { t } from '#web/language/say.ts';
import { dayAndMonthOf } from './day-words.ts';

export type Allowed = { can: string[]; cannot: string[] };

const PARTS: readonly AccessPart[] = ['appointments', 'results', 'medicines', 'messages'];

export const partWords = (part: AccessPart): string => {
  switch (part) {
    case 'appointments':
      return t('See visits, book and cancel');
    case 'results':
      return t('See test results');
    case 'medicines':
      return t('See medicines and mark doses');
    case 'messages':
      return t('Read and write messages');
    case 'everything':
      return t('See everything, book, message');
  }
};

/** "Everything" holds all the others. */
export function toggled(before: readonly AccessPart[], part: AccessPart): AccessPart[] {
  if (before.includes(part)) return before.filter((one) => one !== part);
  return part === 'everything' ? ['everything'] : [...before.filter((one) => one !== 'everything'), part];
}

export function allowedBy({ relation, parts, state, isTeenager, seesConfidential }: ActedFor): Allowed {
  if (state === 'unconfirmed')
    return { can: [t('Book visits')], cannot: [t('Everything else, until the desk has confirmed it')] };
  if (relation === 'guardian' && isTeenager && !seesConfidential) {
    return {
      can: [t('Book, see visits, vaccines, medicines and results')],
      cannot: [t('What is private, messages, notes and symptom checks')],
    };
  }
  if (parts.includes('everything'))
    return { can: [partWords('everything')], cannot: seesConfidential ? [] : [t('What is private')] };
  return {
    can: PARTS.filter((part) => parts.includes(part)).map(partWords),
    cannot: PARTS.filter((part) => !parts.includes(part)).map(partWords),
  };
}

export function untilWords(
  { relation, until, endsOn, age, guardianPaper }: ActedFor,
  { teenagerFrom, adultFrom }: Family['ages'],
): string {
  if (guardianPaper && until)
    return t('Until {day}. The desk can renew it.', { day: dayAndMonthOf(until.slice(0, 10)) });
  if (relation === 'helper' && until)
    return t('Until {day}. They can end it any day.', { day: dayAndMonthOf(until.slice(0, 10)) });
  if (!endsOn) return t('Until you or they end it');
  const day = dayAndMonthOf(endsOn);
  return age !== null && age < teenagerFrom
    ? t('Narrows at {age}; ends on {day}, at the age of {adult}', { age: teenagerFrom, day, adult: adultFrom })
    : t('Until {day}, at the age of {adult}', { day, adult: adultFrom });
}

/** What someone may do for me. */
export function allowedToThem(
  { relation, state, parts, seesConfidential }: ActingForMe,
  ages: Family['ages'],
): string[] {
  if (state === 'unconfirmed') return [t('Book visits')];
  if (relation === 'guardian' && !seesConfidential)
    return [
      t('Book and see what is not private; from {age} on no messages, notes and symptom checks', {
        age: ages.teenagerFrom,
      }),
    ];
  return parts.includes('everything')
    ? [partWords('everything')]
    : PARTS.filter((part) => parts.includes(part)).map(partWords);
}

export function theirEndWords({ until, endsOn, can }: ActingForMe, { adultFrom }: Family['ages']): string {
  if (until && can.end) return t('Until {day}. You can end it before.', { day: dayAndMonthOf(until.slice(0, 10)) });
  if (can.end) return t('Until you or they end it');
  if (until) return t('Until {day}. Before that only the desk changes it.', { day: dayAndMonthOf(until.slice(0, 10)) });
  return endsOn
    ? t('Until {day}, at the age of {adult}. Before that only the desk changes it.', {
        ...{ day: dayAndMonthOf(endsOn), adult: adultFrom },
      })
    : t('Only the desk changes it.');
}
