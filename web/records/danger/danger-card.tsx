import { IconAlertTriangle, IconPhoneCall } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReadingAdvice } from '#contract/readings/readings.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { msg, t, tFromServer, tMarked } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './danger-card.module.css';

type DangerCardProps = {
  advice: ReadingAdvice;
  /** What else was measured and is not as it should be, worst first. */
  others?: readonly ReadingAdvice[];
  /** A danger sign makes an emergency of every reading. */
  hasSigns: boolean;
  emergencyNumber: string;
};

const NAMES = { 3: msg('Today'), 4: msg('Urgent'), 5: msg('Emergency') } as const;

type Urgency = ReadingAdvice['urgency'];

/** The instruction first, in the largest words, and the number to dial. */
export function DangerCard({ advice, others = [], hasSigns, emergencyNumber }: DangerCardProps) {
  const urgency = hasSigns ? 5 : advice.urgency;
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
        {urgency ? tMarked(NAMES[urgency]) : t('Not checked')}
      </p>
      <div className={`p-20 ${styles.body}`}>
        <h3 ref={heading} tabIndex={-1}>
          {whatToDo(urgency, advice, emergencyNumber)}
        </h3>
        {isGrave && call}
        <p className="mt-12 semibold text-18">
          <Translated>{advice.title}</Translated>
        </p>
        {others.length > 0 && (
          <ul className={`stack gap-4 mt-4 semibold text-18 ${styles.others}`} aria-label={t('Also measured')}>
            {others.map(({ title, urgency: itsUrgency, steps: [first = ''] }, index) => (
              <li key={title}>
                <Translated>{title}</Translated>
                {/* The same instruction is not said twice, nor a calmer one under a graver. */}
                {(itsUrgency ?? 0) >= (urgency ?? 0) &&
                  ![advice, ...others.slice(0, index)].some(({ steps }) => steps.includes(first)) && (
                    <span className="block muted regular">
                      <Translated>{first}</Translated>
                    </span>
                  )}
              </li>
            ))}
          </ul>
        )}
        <ul className={`stack gap-4 mt-8 muted ${styles.steps}`}>
          {stepsNow(urgency, advice).map((step) => (
            <li key={step}>
              <Translated>{step}</Translated>
            </li>
          ))}
        </ul>
        {!isGrave && call}
        <p className="mt-12 muted">{t('Nadi does not call an ambulance.')}</p>
      </div>
    </div>
  );
}

/** In a few words, for the largest letters. */
export function whatToDo(urgency: Urgency, advice: ReadingAdvice, emergencyNumber: string): string {
  const { repeatAfterMinutes, doFirst, care } = advice;
  // Of adults too: the first days of a peak flow have no own best to be compared with.
  if (urgency === null && care === 'asthma') return t('Your own best is not known yet.');
  if (urgency === null) return t('Children’s limits are not checked here. Ask the clinic.');
  if (urgency === 5) return t('Call {number} now.', { number: emergencyNumber });
  if (doFirst) return tFromServer(doFirst);
  if (repeatAfterMinutes) return t('Measure again in {n} minutes.', { n: repeatAfterMinutes });
  return urgency === 4 ? t('Go to an emergency department now.') : t('Speak to a doctor today.');
}

/** With a danger sign there is nothing to wait for. */
function stepsNow(urgency: Urgency, { urgency: alone, steps, isSmallChild, care }: ReadingAdvice): readonly string[] {
  if (urgency !== 5 || alone === 5) return steps;
  if (care === 'low-sugar' && isSmallChild)
    return [
      t('Do not wait. Stay with the child until help comes.'),
      t('Give milk or sugar only while the child is awake and can swallow.'),
    ];
  if (care === 'low-sugar')
    return [
      t('Do not wait. Somebody stays with you until help comes.'),
      t('Sugar only while you are awake and can swallow.'),
    ];
  if (care === 'asthma')
    return [
      t('Sit up straight. One puff of the reliever every 30 to 60 seconds, up to 10 puffs.'),
      t('Do not lie down.'),
    ];
  if (isSmallChild)
    return [t('Do not wait. Stay with the child until help comes.'), t('Do what the person on the phone says.')];
  return [t('Do not wait, and do not drive yourself.'), t('Stay with someone until help comes.')];
}
