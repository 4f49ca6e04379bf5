import { IconAlertTriangle } from '@tabler/icons-react';
import { type Place, type RegionGroup, regionOf } from '#contract/triage/body-regions.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import styles from './danger-hint.module.css';

// What must not wait for questions: AHA/ACC 2021 (chest), NICE NG128 (head), NG59 (back), NG158 (leg), and the danger
// signs that the symptom tools name everywhere.
const HINTS: Partial<Record<RegionGroup, string>> = {
  chest: msg('Pressure in the chest, sweating, or hard to breathe?'),
  head: msg('A face that droops, slurred speech, or the worst headache of your life?'),
  belly: msg('A belly hard as a board, blood vomited, or pregnant with strong pain?'),
  back: msg('Numb between the legs, or you cannot pass urine?'),
  arm: msg('Suddenly weak, or heavy with pressure in the chest?'),
  leg: msg('Cold and pale, suddenly weak, or swollen with short breath?'),
};

const GRAVEST: RegionGroup[] = ['chest', 'head', 'belly', 'back', 'arm', 'leg'];

/** Of a child: green vomit is a blocked bowel until a doctor says otherwise (NICE NG143). */
const OF_CHILD: typeof HINTS = { ...HINTS, belly: msg('A belly hard as a board, or blood or green vomited?') };

type DangerHintProps = { places: readonly Place[]; figure: 'adult' | 'child'; emergencyNumber: string };

/** The danger of what was marked, beside the number to call. */
export function DangerHint({ places, figure, emergencyNumber }: DangerHintProps) {
  const marked = new Set(places.map(({ region }) => regionOf(region).group));
  const group = GRAVEST.find((each) => marked.has(each));
  const hint = group && (figure === 'child' ? OF_CHILD : HINTS)[group];
  if (!hint) return null;
  return (
    <p className={`row wrap gap-8 gap-x-12 round icons-22 ${styles.hint}`}>
      <IconAlertTriangle aria-hidden />
      <span>
        <strong>{tMarked(hint)}</strong> {t('Do not wait.')}
      </span>
      <ButtonAnchor look="danger-outline" href={`tel:${emergencyNumber}`}>
        {t('Call {number}', { number: emergencyNumber })}
      </ButtonAnchor>
    </p>
  );
}
