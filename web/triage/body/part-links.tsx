import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { PART_URGENCY } from '#contract/triage/body-regions.ts';
import { t, tMarked } from '#web/language/say.ts';
import { PART_LABELS } from '../part-labels.ts';
import styles from './part-links.module.css';

const PARTS = Object.keys(PART_URGENCY) as BodyPart[];

/** The ten parts with questions of their own, for whoever wants to mark nothing. */
export function PartLinks() {
  return (
    <details className={styles.parts}>
      <summary className="row min-height-48 pressable action semibold">{t('Only the questions of one part')}</summary>
      <ul className="stack halves gap-8">
        {PARTS.map((part) => (
          <li key={part}>
            <Link className="row between min-height-48 round ink no-underline" to="/symptoms/$part" params={{ part }}>
              {tMarked(PART_LABELS[part])}
              <IconArrowRight size={20} className="fixed action" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
