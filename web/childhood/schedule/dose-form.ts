// One dose of the schedule as it is typed: empty means none.
import type { ScheduledDose } from '#contract/childhood/vaccines.ts';

export type DoseDraft = {
  [Name in Exclude<keyof ScheduledDose, 'isLive' | 'keepsApart' | 'whereGiven'>]: string;
} & { isLive: boolean; keepsApart: boolean; isEndemicOnly: boolean; note: string };

export const EMPTY: DoseDraft = {
  ...{ code: '', series: '', nth: '1', name: '', dueAge: '', overdueAge: '', leastAge: '', onlyBefore: '' },
  ...{ lateWords: '', afterCode: '', leastGap: '', insteadOf: '', source: '', note: '' },
  ...{ isLive: false, keepsApart: false, isEndemicOnly: false },
};

export const draftOf = (dose: ScheduledDose): DoseDraft => ({
  ...{ code: dose.code, series: dose.series, nth: String(dose.nth), name: dose.name, source: dose.source },
  ...{ dueAge: dose.dueAge, overdueAge: dose.overdueAge, leastAge: dose.leastAge },
  ...{ onlyBefore: dose.onlyBefore ?? '', lateWords: dose.lateWords ?? '', afterCode: dose.afterCode ?? '' },
  ...{ leastGap: dose.leastGap ?? '', insteadOf: dose.insteadOf ?? '', isLive: dose.isLive },
  ...{ keepsApart: dose.keepsApart, isEndemicOnly: dose.whereGiven === 'endemic-area', note: '' },
});

const orNull = (typed: string) => typed.trim() || null;

export const doseOf = (draft: DoseDraft): ScheduledDose => ({
  ...{ code: draft.code.trim(), series: draft.series.trim(), nth: Number(draft.nth), name: draft.name.trim() },
  ...{ dueAge: draft.dueAge.trim(), overdueAge: draft.overdueAge.trim(), leastAge: draft.leastAge.trim() },
  ...{ onlyBefore: orNull(draft.onlyBefore), lateWords: orNull(draft.lateWords), source: draft.source.trim() },
  ...{ afterCode: orNull(draft.afterCode), leastGap: orNull(draft.leastGap), insteadOf: orNull(draft.insteadOf) },
  ...{ isLive: draft.isLive, keepsApart: draft.keepsApart },
  whereGiven: draft.isEndemicOnly ? 'endemic-area' : 'everywhere',
});
