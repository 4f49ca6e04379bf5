import { IconAlertOctagon, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { classNames } from '../class-names.ts';
import styles from './flag-mark.module.css';

export type FlagMarkProps = { flag: 'High' | 'Low' | 'Critical' | 'Critical high' | 'Critical low' };

const ICONS = {
  High: IconArrowUp,
  Low: IconArrowDown,
  Critical: IconAlertOctagon,
  'Critical high': IconAlertOctagon,
  'Critical low': IconAlertOctagon,
};

const isCriticalFlag = (flag: FlagMarkProps['flag'] | null): boolean => flag?.startsWith('Critical') ?? false;

/** Mild and dangerous never look alike: an arrow for high and low, a filled octagon for what needs a doctor now. */
export function FlagMark({ flag }: FlagMarkProps) {
  const Icon = ICONS[flag];
  return (
    <span
      className={classNames(
        `row-inline gap-4 attention semibold text-xs nowrap icons-16 ${styles.flag}`,
        isCriticalFlag(flag) && styles.critical,
      )}
    >
      <Icon aria-hidden />
      {flag}
    </span>
  );
}
