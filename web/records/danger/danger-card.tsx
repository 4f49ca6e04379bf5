import { IconAlertTriangle, IconPhoneCall } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { DangerSign } from '#contract/readings/reading-advice.ts';
import type { ReadingAdvice } from '#contract/readings/readings.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tFromServer, tMarked } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { URGENCY_WORDS } from '../readings/reading-words.ts';
import styles from './danger-card.module.css';
import { instructionOf } from './instruction-of.ts';

type DangerCardProps = {
  /** Of all that was measured and is not as it should be, worst first. */
  advices: readonly ReadingAdvice[];
  /** One makes an emergency of every reading. */
  signs: readonly DangerSign[];
  emergencyNumber: string;
};

/** The instruction first, in the largest words, and the number to dial. */
export function DangerCard({ advices, signs, emergencyNumber }: DangerCardProps) {
  const { urgency, leading, parts } = instructionOf(advices, signs);
  const [first, ...others] = parts;
  const hasSigns = signs.length > 0;
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A field would open the keyboard of a phone over the instruction.
  // Where the dialog put the focus first may be far below: it begins at the instruction.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  useEffect(() => {
    if (hasSigns) card.current?.scrollIntoView?.({ block: 'start' });
  }, [hasSigns]);
  // In an emergency the number to dial is the first thing under the instruction.
  const isGrave = urgency !== null && urgency >= 4;
  const call = (
    <div className={`stack gap-12 mt-16 ${styles.acts}`}>
      <ButtonAnchor href={`tel:${emergencyNumber}`} className={styles.call} icon={<IconPhoneCall aria-hidden />}>
        {t('Call {number}', { number: emergencyNumber })}
      </ButtonAnchor>
    </div>
  );
  return (
    <div
      ref={card}
      className={classNames(`clipped surface ${styles.card}`, urgency && styles[`u${urgency}`])}
      role="alert"
    >
      <p className={`row gap-8 semibold ${styles.head}`}>
        <IconAlertTriangle size={20} aria-hidden />
        {urgency ? tMarked(URGENCY_WORDS[urgency]) : t('Not checked')}
      </p>
      <div className={`p-20 ${styles.body}`}>
        <h3 ref={heading} tabIndex={-1}>
          {whatToDo(urgency, leading, emergencyNumber)}
        </h3>
        {isGrave && call}
        {first && (
          <>
            <p className="mt-12 semibold text-18">
              <Translated>{first.title}</Translated>
            </p>
            <Steps steps={first.steps} />
          </>
        )}
        {others.length > 0 && (
          <ul className="stack gap-12 mt-12" aria-label={t('Also measured')}>
            {others.map(({ title, steps }) => (
              <li key={title}>
                <p className="semibold text-18">
                  <Translated>{title}</Translated>
                </p>
                <Steps steps={steps} />
              </li>
            ))}
          </ul>
        )}
        {!isGrave && call}
        <p className="mt-12 muted">{t('Nadi does not call an ambulance.')}</p>
      </div>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className={`stack gap-4 mt-8 muted ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>
          <Translated>{step}</Translated>
        </li>
      ))}
    </ul>
  );
}

/** In a few words, for the largest letters. */
export function whatToDo(urgency: ReadingAdvice['urgency'], advice: ReadingAdvice, emergencyNumber: string): string {
  const { repeatAfterMinutes, doFirst, care } = advice;
  // Of adults too: the first days of a peak flow have no own best to be compared with.
  if (urgency === null && care === 'asthma') return t('Your own best is not known yet.');
  if (urgency === null) return t('Children’s limits are not checked here. Ask the clinic.');
  if (urgency === 5) return t('Call {number} now.', { number: emergencyNumber });
  if (doFirst) return tFromServer(doFirst);
  if (repeatAfterMinutes) return t('Measure again in {n} minutes.', { n: repeatAfterMinutes });
  return urgency === 4 ? t('Go to an emergency department now.') : t('Speak to a doctor today.');
}
