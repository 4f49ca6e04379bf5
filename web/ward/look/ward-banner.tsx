import { IconShieldCheck, IconShieldQuestion, IconShieldX, IconStethoscope } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { BedTile, bedName } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { likenesses } from '#web/ui/people/likeness.ts';
import { AlikeNote, MarkedName } from '#web/ui/people/name-alike.tsx';
import { shortDay } from '#web/ui/time/time.ts';
import { useInpatients } from '../queries.ts';
import { ageInWords } from '../words.ts';
import styles from './ward-banner.module.css';

const ALLERGY_LOOKS = {
  'not-asked': { icon: IconShieldQuestion, tone: styles.unsure },
  'none-known': { icon: IconShieldCheck, tone: '' },
  listed: { icon: IconShieldX, tone: styles.danger },
  unconfirmed: { icon: IconShieldQuestion, tone: styles.unsure },
} as const;

type WardBannerProps = {
  inpatient: Inpatient;
  /** On a phone: who it is and nothing else. */
  isShort?: boolean;
  children?: ReactNode;
};

/** Bed, name, age and PUD together, wherever one acts. */
export function WardBanner({ inpatient, isShort, children }: WardBannerProps) {
  const { room, bed, name, pud, dateOfBirth, allergyState, allergiesInWords, condition, doctor } = inpatient;
  const { icon: Shield, tone } = ALLERGY_LOOKS[allergyState];
  const alike = likenesses(useInpatients().data ?? []).get(inpatient.id);
  return (
    <section
      className={`row panel wrap gap-8 gap-x-16 mb-12 ${styles.banner} ${isShort ? styles.short : ''}`}
      aria-label="Patient"
    >
      <BedTile room={room} bed={bed} />
      <div className={styles.who}>
        <h2>
          <MarkedName name={name} besides={alike?.other.name} />
        </h2>
        {alike && (
          <p className="muted lead-130">
            <AlikeNote>
              Not {alike.other.name} in {bedName(alike.other)}
            </AlikeNote>
          </p>
        )}
        <p className="muted lead-130">
          {ageInWords(inpatient)}
          {dateOfBirth && ` · born ${shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC')}`} · <b>{pud}</b>{' '}
          <FormerPuds puds={inpatient.formerPuds} />
        </p>
      </div>
      <p className={`row muted text-15 lead-125 ${styles.fact} ${tone}`}>
        <Shield aria-hidden />
        <span>
          Allergies<b className="block ink text-16">{allergiesInWords}</b>
        </span>
      </p>
      <p className={`row muted text-15 lead-125 ${styles.fact}`}>
        <IconStethoscope aria-hidden />
        <span>
          {condition}
          <b className="block ink text-16">{doctor}</b>
        </span>
      </p>
      {children}
    </section>
  );
}
