import { IconAlertOctagon } from '@tabler/icons-react';
import type { Override } from '#contract/medicines/dose-checks.ts';
import styles from './kept-although.module.css';
import { useTimeZone } from './time/clinic-time.ts';
import { dayAndTime } from './time/time.ts';

type KeptAlthoughProps = { overrides: readonly Override[] };

/** What the doctor ordered against a finding of the safety check, with name, time and reason. */
export const KeptAlthough = ({ overrides }: KeptAlthoughProps) => {
  const timeZone = useTimeZone();
  return overrides.map(({ key, title, by, at, reason }) => (
    <p key={key} className={`stack gap-6 muted text-14 lead-140 breakable icons-17 ${styles.kept}`}>
      <IconAlertOctagon aria-hidden />
      <span>
        <b>Kept although: {title}.</b> {by}, {dayAndTime(at, timeZone)}: “{reason}”
      </span>
    </p>
  ));
};
