import { IconAlertCircle, IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { InpatientStatus } from '#contract/ward/inpatients.ts';
import { STATUS_WORDS } from '../words.ts';
import styles from './level.module.css';

const ICONS = {
  critical: IconAlertCircle,
  attention: IconAlertTriangle,
  stable: IconCheck,
  'not-scored': IconCircleDashed,
} as const satisfies Record<InpatientStatus, unknown>;

/** How someone is: icon, colour and word, each of them enough. */
export function Level({ status }: { status: InpatientStatus }) {
  const Icon = ICONS[status];
  return (
    <p className={`row-inline fixed gap-6 bold nowrap icons-18 ${styles.level} ${styles[status]}`}>
      <Icon aria-hidden />
      {STATUS_WORDS[status]}
    </p>
  );
}
