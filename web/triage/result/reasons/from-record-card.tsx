import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import type { UsedReading } from '#contract/triage/triage-result.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import type { Corrections } from '../corrections.ts';
import { FoldedPart } from './folded-part.tsx';
import styles from './from-record-card.module.css';

type FromRecordCardProps = {
  readings: readonly UsedReading[];
  corrections: Corrections | null;
};

/** What was measured in the last day was looked at too; each can be left out. */
export function FromRecordCard({ readings, corrections }: FromRecordCardProps) {
  const timeZone = useTimeZone();
  if (readings.length === 0) return null;
  return (
    <FoldedPart
      title={t('From your record')}
      fact={<p>{readings.map(({ name, value }) => `${tMarked(name)} ${value}`).join(', ')}</p>}
    >
      <ul className={styles.list}>
        {readings.map(({ id, name, value, measuredAt }) => {
          const isLeftOut = corrections?.leftOut.includes(id) ?? false;
          return (
            <li key={id} className={isLeftOut ? styles.out : undefined}>
              <span>
                <b>
                  {tMarked(name)} {value}
                </b>
                , {dayAndTime(measuredAt, timeZone)}
              </span>
              {corrections && (
                <Button
                  look="quiet"
                  aria-label={`${isLeftOut ? t('Use again') : t('Leave out')}: ${name} ${value}`}
                  icon={isLeftOut ? <IconArrowBackUp aria-hidden /> : <IconX aria-hidden />}
                  onClick={() => corrections.leaveOut(id)}
                >
                  {isLeftOut ? t('Use again') : t('Leave out')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-8 muted text-sm">
        {t('Measured in the last 24 hours. It can only make the answer more urgent.')}
      </p>
    </FoldedPart>
  );
}
