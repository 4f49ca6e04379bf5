import { IconAlertOctagon, IconAlertTriangle, IconHelpCircle, IconPencil, IconSearch } from '@tabler/icons-react';
import { NO_KNOWN_ENTRY, type SafetyReport } from '#contract/medicines/medicines.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './medications.module.css';

const WORDS = {
  severe: { words: 'Severe', icon: IconAlertOctagon },
  caution: { words: 'Caution', icon: IconAlertTriangle },
  'not-checked': { words: 'Not checked', icon: IconHelpCircle },
  'no-known-entry': { words: NO_KNOWN_ENTRY, icon: IconSearch },
} as const;

type VerdictProps = { verdict: SafetyReport['verdicts'][number] | undefined; isWhole: boolean };

/** Never "safe": the table is small. */
export function Verdict({ verdict, isWhole }: VerdictProps) {
  if (!isWhole || !verdict) {
    const Icon = isWhole ? IconSearch : IconPencil;
    return (
      <span className="row gap-6 muted text-14 lead-120">
        <Icon size={16} className="fixed" aria-hidden /> {isWhole ? 'Checking …' : 'Fill in first'}
      </span>
    );
  }
  const { words, icon: Icon } = WORDS[verdict];
  return (
    <span className={classNames('row gap-6 muted text-14 lead-120', styles[verdict])}>
      <Icon size={16} className="fixed" aria-hidden /> {words}
    </span>
  );
}
