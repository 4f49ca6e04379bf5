import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { t } from '#web/language/say.ts';
import { EngineText } from '#web/triage/language/engine-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './worse-card.module.css';
import { worseSigns } from './worse-signs.ts';

type WorseCardProps = { signs: readonly string[]; urgency: Urgency | null; emergencyNumber: string };

/** Every answer says it, however calm; in an emergency nothing that sounds like waiting. */
export function WorseCard({ signs, urgency, emergencyNumber }: WorseCardProps) {
  const titleId = useId();
  const { sameDay, emergency } = worseSigns(signs);
  const isGrave = urgency !== null && urgency >= 4;
  const mild = isGrave ? [] : sameDay;
  if (mild.length + emergency.length === 0) return null;
  return (
    <section className={`panel clipped ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('What getting worse looks like')}</h2>
      {mild.length > 0 && (
        <Kind title={t('See a doctor, best the same day')} icon={<IconClock aria-hidden />} signs={mild} />
      )}
      {emergency.length > 0 && (
        <Kind
          title={
            urgency === 5
              ? t('Call {number} again', { number: emergencyNumber })
              : t('Call {number}', { number: emergencyNumber })
          }
          icon={<IconAlertTriangle aria-hidden />}
          isGrave
          signs={emergency}
        />
      )}
    </section>
  );
}

type KindProps = { title: string; icon: ReactNode; isGrave?: boolean; signs: readonly string[] };

function Kind({ title, icon, isGrave, signs }: KindProps) {
  return (
    <div className={classNames(`stack gap-8 ${styles.kind}`, isGrave && styles.now)}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>
            <EngineText>{sign}</EngineText>
          </li>
        ))}
      </ul>
    </div>
  );
}
