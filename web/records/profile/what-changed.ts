import type { Profile } from '#contract/patients/profile.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { allergyStateWords, answerWords } from './profile-words.ts';

const NAMES: [string, (profile: Profile) => string][] = [
  [msg('Date of birth'), (profile) => profile.dateOfBirth ?? ''],
  [msg('Age'), (profile) => (profile.dateOfBirth ? '' : String(profile.age ?? ''))],
  [msg('Sex'), (profile) => (profile.sex ? tMarked(profile.sex) : '')],
  [msg('Blood group'), (profile) => profile.bloodGroup ?? ''],
  [msg('Emergency contact'), (profile) => Object.values(profile.EmergencyContact ?? {}).join(', ')],
  [msg('Allergies'), (profile) => profile.allergies.join(', ') || allergyStateWords(profile.allergyState)],
  [msg('Long-term conditions'), (profile) => profile.conditions.join(', ')],
  [msg('Medicines'), (profile) => profile.medicines.join(', ')],
  [msg('Pregnancy'), (profile) => (profile.pregnancy ? answerWords(profile.pregnancy) : '')],
];

/** What someone else wrote meanwhile: "Blood group is now B+". */
export function whatChanged(seen: Profile, now: Profile): string[] {
  return NAMES.filter(([, read]) => read(seen) !== read(now)).map(([name, read]) =>
    read(now)
      ? t('{name} is now {value}.', { name: tMarked(name), value: read(now) })
      : t('{name} is now empty.', { name: tMarked(name) }),
  );
}
