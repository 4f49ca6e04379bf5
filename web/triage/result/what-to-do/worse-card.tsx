import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { t, tRich } from '#web/language/say.ts';
import { EngineText } from '#web/triage/language/engine-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fold } from '#web/ui/page/fold.tsx';
import styles from './worse-card.module.css';

type WorseCardProps = Pick<TriageResult, 'comeBack' | 'emergencySigns' | 'urgency'> & {
  emergencyNumber: string;
  /** Room enough for every sign; else those for a doctor are folded behind the first. */
  isOpened?: boolean;
};

/** Fewer take no more room than their fold. */
const FOLDED_FROM = 3;

/** Every answer says it, however calm; in an emergency nothing that sounds like waiting. */
export function WorseCard({ comeBack, emergencySigns, urgency, emergencyNumber, isOpened = false }: WorseCardProps) {
  const titleId = useId();
  const isGrave = urgency !== null && urgency >= 4;
  const mild = comeBack.filter((sign) => !isGrave && !emergencySigns?.includes(sign));
  // Earlier versions said in each sentence whom to call: they are shown as they are.
  const sentences = emergencySigns ? [] : comeBack;
  const emergency = emergencySigns ?? [];
  if (mild.length + sentences.length + emergency.length === 0) return null;
  return (
    <section className={`panel clipped ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('What getting worse looks like')}</h2>
      {sentences.length > 0 && <Kind signs={sentences} />}
      {emergencySigns && mild.length > 0 && (
        <Kind
          title={t('See a doctor, best the same day')}
          icon={<IconClock aria-hidden />}
          signs={mild}
          isFolded={!isOpened && mild.length >= FOLDED_FROM}
        />
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

type KindProps = {
  title?: string;
  icon?: ReactNode;
  isGrave?: boolean;
  isFolded?: boolean;
  signs: readonly string[];
};

function Kind({ title, icon, isGrave, isFolded = false, signs }: KindProps) {
  const heading = title && (
    <h3>
      {icon}
      {title}
    </h3>
  );
  const list = (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>
          <EngineText>{sign}</EngineText>
        </li>
      ))}
    </ul>
  );
  const first = <EngineText>{signs[0] ?? ''}</EngineText>;
  if (isFolded)
    return (
      <Fold
        className={`${styles.kind} ${styles.folded}`}
        title={
          <>
            {heading}
            <p>{tRich('{first} and {n} more', { first, n: signs.length - 1 })}</p>
          </>
        }
      >
        {list}
      </Fold>
    );
  return (
    <div className={classNames(`stack gap-8 ${styles.kind}`, isGrave && styles.now)}>
      {heading}
      {list}
    </div>
  );
}
