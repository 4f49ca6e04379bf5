import { IconAlertTriangle, IconHelpCircle, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ALLERGY_SEVERITIES, ALLERGY_SOURCES, type AllergyDetail, type Profile } from '#contract/patients/profile.ts';
import { classNames } from '../ui/class-names.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { shortDay } from '../ui/time/time.ts';
import styles from './patient-banner.module.css';

type AllergyLineProps = { profile: Profile };

/** Always there, in one of four states. What nobody asked never reads as "none". */
export function AllergyLine({ profile }: AllergyLineProps) {
  const { allergyState, allergies } = profile;
  if (allergyState === 'not-asked')
    return (
      <Line tone="unsure" icon={<IconHelpCircle aria-hidden />} title="Allergies not asked">
        <span>Ask before you prescribe.</span>
      </Line>
    );
  if (allergyState === 'none-known')
    return (
      <Line icon={<IconShieldCheck aria-hidden />} title="No known allergies">
        <Stated profile={profile} />
      </Line>
    );
  const isUnconfirmed = allergyState === 'unconfirmed';
  return (
    <Line
      tone={isUnconfirmed ? 'unsure' : 'danger'}
      icon={<IconAlertTriangle aria-hidden />}
      title={isUnconfirmed ? 'Allergies, unconfirmed' : 'Allergies'}
    >
      {allergies.length > 0 ? (
        <ul>
          {allergies.map((substance) => (
            <li key={substance}>
              {substance}
              <Known allergy={profile.allergyDetails.find((each) => each.substance === substance)} />
            </li>
          ))}
        </ul>
      ) : (
        <span>Not sure which</span>
      )}
      <Stated profile={profile} />
    </Line>
  );
}

/** ", rash, mild, the patient says so": only what is known. */
function Known({ allergy }: { allergy: AllergyDetail | undefined }) {
  if (!allergy) return null;
  const { reaction, severity, source } = allergy;
  const words = [reaction, severity && ALLERGY_SEVERITIES[severity], source && ALLERGY_SOURCES[source]];
  const known = words.flatMap((each) => each?.toLowerCase() ?? []);
  return known.length > 0 && <span className="muted text-14">, {known.join(', ')}</span>;
}

type LineProps = { tone?: 'danger' | 'unsure'; icon: ReactNode; title: string; children: ReactNode };

const Line = ({ tone, icon, title, children }: LineProps) => (
  <div className={classNames(`row wrap gap-2 gap-x-12 ruled ${styles.allergies}`, tone && styles[tone])}>
    {icon}
    <b>{title}</b>
    {children}
  </div>
);

function Stated({ profile: { allergiesStatedBy, allergiesStatedAt } }: AllergyLineProps) {
  const timeZone = useTimeZone();
  if (!allergiesStatedBy || !allergiesStatedAt) return null;
  return (
    <span className="muted text-14">
      stated {shortDay(allergiesStatedAt, timeZone)} by {allergiesStatedBy}
    </span>
  );
}
