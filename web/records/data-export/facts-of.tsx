// The facts of a copy that stand alone, name by name. What nobody was asked never reads "none".
import type { ReactNode } from 'react';
import type { DataExport } from '#contract/patients/data-export.ts';
import type { CardFact } from '#contract/patients/emergency-card.ts';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { atStart, shortDay } from '#web/ui/time/time.ts';
import { answerWords } from '../profile/profile-words.ts';
import { momentOf } from './everything-words.tsx';
import { joined, written } from './said.tsx';

export function personRows({ person }: DataExport, timeZone: string): Record<string, ReactNode> {
  const { name, healthId, email, phone, registeredAt, consentedAt } = person;
  return {
    [t('Name')]: written(name),
    [t('Health ID')]: healthId,
    [t('E-mail')]: written(email),
    [t('Phone')]: phone,
    [t('Registered')]: momentOf(registeredAt, timeZone),
    [t('Agreed to the privacy notice')]: consentedAt && momentOf(consentedAt, timeZone),
  };
}

export function profileRows(profile: Profile): Record<string, ReactNode> {
  const { dateOfBirth, age, sex, bloodGroup, EmergencyContact, problems, medicines, pregnancy, contraception, kidney } =
    profile;
  return {
    [t('Date of birth')]: dateOfBirth && shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC'),
    [t('Age')]: age === null ? t('Not given') : String(age),
    [t('Sex')]: sex ? atStart(tMarked(sex)) : t('Not given'),
    [t('Blood group')]: bloodGroup ?? t('Not given'),
    [t('Emergency contact')]: EmergencyContact
      ? joined([written(EmergencyContact.name), EmergencyContact.phone])
      : t('Not given'),
    [t('Allergies')]: allergyWords(profile),
    [t('Long-term conditions')]:
      problems.length > 0 ? joined(problems.map(problemWords), '; ') : t('Nothing written down'),
    [t('Medicines')]: written(medicines.join(', ')) || t('Nothing written down'),
    [t('Pregnancy')]: pregnancy && answerWords(pregnancy),
    [t('Contraception')]: contraception && written(contraception.words),
    [t('Kidney function measured elsewhere')]:
      kidney &&
      `${kidney.what === 'egfr' ? t('filtration (eGFR)') : t('creatinine, mg/dL')} ${kidney.value}, ${shortDay(`${kidney.measuredOn}T12:00:00Z`, 'UTC')}`,
  };
}

// As contract/patients/card-words.ts has them: that file comes with the card, and this page without it.
const CARD_NAMES: Record<CardFact, string> = {
  bloodGroup: msg('Blood group'),
  allergies: msg('Allergies'),
  medicines: msg('Medicines'),
  conditions: msg('Long-term illness'),
  contact: msg('Whom to call'),
};

/** What the emergency card shows to whoever opens it. */
export const cardWords = ({ emergencyCard }: DataExport): string =>
  emergencyCard.shows.map((fact) => tMarked(CARD_NAMES[fact])).join(', ') || t('Nothing');

const problemWords = ({ name, since, isActive, isConfirmed }: Problem): ReactNode =>
  joined([
    written(name),
    since && t('since {since}', { since }),
    !isActive && t('resolved'),
    isConfirmed && t('confirmed by the clinic'),
  ]);

function allergyWords({ allergyState, allergies }: Profile): ReactNode {
  if (allergyState === 'not-asked') return t('Not asked yet');
  if (allergyState === 'none-known') return t('No known allergies');
  const listed = written(allergies.join(', ')) || t('Not sure which');
  return allergyState === 'unconfirmed' ? joined([t('Unconfirmed'), listed], ': ') : listed;
}
