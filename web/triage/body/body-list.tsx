import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BodyPart } from '../../../contract/symptoms.ts';
import { classNames } from '../../ui/class-names.ts';
import { PART_LABELS } from '../part-labels.ts';
import styles from './body-list.module.css';

type BodyListProps = { lit: BodyPart | null; onLight: (part: BodyPart | null) => void };

const ORDER: BodyPart[] = [
  'head',
  'chest',
  'right-arm',
  'left-arm',
  'right-hand',
  'left-hand',
  'right-leg',
  'left-leg',
  'right-foot',
  'left-foot',
];

/** The same ten parts as words: as good a way in as the picture. */
export function BodyList({ lit, onLight }: BodyListProps) {
  return (
    <ul className={styles.list}>
      {ORDER.map((part) => (
        <li key={part}>
          <Link
            to="/symptoms/$part"
            params={{ part }}
            className={classNames(styles.part, part === lit && styles.lit)}
            onPointerEnter={() => onLight(part)}
            onPointerLeave={() => onLight(null)}
            onFocus={() => onLight(part)}
            onBlur={() => onLight(null)}
          >
            {PART_LABELS[part]}
            <IconArrowRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
