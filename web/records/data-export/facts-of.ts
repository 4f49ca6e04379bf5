// The facts of a copy that stand alone, name by name. What nobody was asked never reads "none".
import type { DataExport } from '#contract/patients/data-export.ts';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { atStart, englishDay } from '#web/ui/time/time.ts';
import { momentOf } from './everything-words.ts';

export function personRows({ person }: DataExport, timeZone: string): Record<string, string | null> {
  const { name, healthId, email, phone, registeredAt, consentedAt } = person;
  return {
    Name: name,
    'Health ID': healthId,
    Email: email,
    Phone: phone,
    Registered: momentOf(registeredAt, timeZone),
    'Agreed to the privacy notice': consentedAt && momentOf(consentedAt, timeZone),
  };
}

export function profileRows(profile: Profile): Record<string, string | null> {
  const { dateOfBirth, age, sex, bloodGroup, EmergencyContact, problems, medicines, pregnancy, contraception, kidney } =
    profile;
  return {
    'Date of birth': dateOfBirth && englishDay(`${dateOfBirth}T12:00:00Z`, 'UTC'),
    Age: age === null ? 'Not given' : String(age),
    Sex: sex ? atStart(sex) : 'Not given',
    'Blood group': bloodGroup ?? 'Not given',
    'Emergency contact': EmergencyContact ? `${EmergencyContact.name}, ${EmergencyContact.phone}` : 'Not given',
    Allergies: allergyWords(profile),
    'Long-term conditions': problems.map(problemWords).join('; ') || 'Nothing written down',
    Medicines: medicines.join(', ') || 'Nothing written down',
    Pregnancy: pregnancy && atStart(pregnancy),
    Contraception: contraception?.words ?? null,
    'Kidney function measured elsewhere':
      kidney && `${kidney.what === 'egfr' ? 'eGFR' : 'Creatinine, mg/dL'} ${kidney.value}, ${kidney.measuredOn}`,
  };
}

const problemWords = ({ name, since, isActive, isConfirmed }: Problem) =>
  [name, since && `since ${since}`, !isActive && 'resolved', isConfirmed && 'confirmed by the clinic']
    .filter(Boolean)
    .join(', ');

function allergyWords({ allergyState, allergies }: Profile): string {
  if (allergyState === 'not-asked') return 'Not asked yet';
  if (allergyState === 'none-known') return 'No known allergies';
  const listed = allergies.join(', ') || 'Not sure which';
  return allergyState === 'unconfirmed' ? `Unconfirmed: ${listed}` : listed;
}
