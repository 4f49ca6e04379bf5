import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import type { Chip, TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/page/card.tsx';
import type { Corrections } from '../corrections.ts';
import { markWords } from './mark-words.ts';
import styles from './understood-card.module.css';

type UnderstoodCardProps = {
  result: TriageResult;
  /** The person's own words; empty where questions were answered instead. */
  words: string;
  /** "34 years", "high blood pressure": what was known beside the words. */
  facts: readonly string[];
  corrections: Corrections;
  onChangeWords?: (() => void) | undefined;
};

/** The working, shown: words, chips that can be corrected, what was known, and what was not understood. */
export function UnderstoodCard({ result, words, facts, corrections, onChangeWords }: UnderstoodCardProps) {
  const { understood, notUnderstood, flags } = result;
  const danger = new Set(flags.flatMap(({ findings = [] }) => findings));
  const isDanger = ({ finding, state }: Chip) => state === 'present' && danger.has(finding);
  const groups = [
    { name: t('Danger signs'), chips: understood.filter(isDanger) },
    { name: danger.size > 0 ? t('Also understood') : '', chips: understood.filter((chip) => !isDanger(chip)) },
  ];
  return (
    <Card title={t('What we understood')}>
      {words && (
        <p className={`breakable ${styles.said}`}>
          “
          {markWords(words, understood, danger).map(({ text, means }, index) =>
            means === 'nothing' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words never move.
              <mark key={index} className={means === 'danger' ? styles.grave : undefined}>
                {text}
              </mark>
            ),
          )}
          ”
        </p>
      )}
      {groups
        .filter(({ chips }) => chips.length > 0)
        .map(({ name, chips }) => (
          <div key={name}>
            {name && <p className="mt-16 muted text-sm">{name}</p>}
            <ul className="row stretch wrap gap-8 mt-8">
              {chips.map((chip) => (
                <li key={chip.finding}>
                  <ChipButton chip={chip} isDanger={isDanger(chip)} corrections={corrections} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {understood.length > 0 && <p className="mt-16 muted text-sm">{t('Something is not right? Press it.')}</p>}
      {notUnderstood.length > 0 && (
        <p className="mt-16 muted text-sm">
          {t('Not understood:')} <AsWritten>{notUnderstood.join(', ')}</AsWritten>
        </p>
      )}
      {facts.length > 0 && (
        <>
          <p className="mt-16 muted text-sm">{t('Also used')}</p>
          <ul className="row stretch wrap gap-8 mt-8">
            {facts.map((fact) => (
              <li key={fact} className={`row-inline gap-8 text-md lead-125 muted ${styles.fact}`}>
                <Translated>{fact}</Translated>
              </li>
            ))}
          </ul>
        </>
      )}
      {onChangeWords && (
        <Button isBlock className={styles.change} icon={<IconPencil aria-hidden />} onClick={onChangeWords}>
          {t('Change my words')}
        </Button>
      )}
    </Card>
  );
}

type ChipButtonProps = { chip: Chip; isDanger: boolean; corrections: Corrections };

function ChipButton({ chip, isDanger, corrections }: ChipButtonProps) {
  const isTurned = corrections.stateOf(chip.finding) !== undefined;
  const isPresent = (chip.state === 'present') !== isTurned;
  const Icon = isTurned ? IconArrowBackUp : isDanger ? IconAlertTriangle : isPresent ? IconCheck : IconX;
  return (
    <button
      type="button"
      className={classNames(
        `row-inline gap-8 ink pressable text-md lead-125 action-soft ${styles.chip}`,
        isDanger && `urgent semibold ${styles.danger}`,
        !isPresent && styles.absent,
        isTurned && styles.turned,
      )}
      aria-pressed={isTurned}
      aria-label={`${isPresent ? '' : `${t('no')} `}${chip.name}${isTurned ? t(', corrected') : ''}`}
      onClick={() => corrections.turn(chip.finding)}
    >
      <Icon size={18} stroke={2.25} className="fixed action" aria-hidden />
      <span>
        {!isPresent && `${t('no')} `}
        <AsWritten>{chip.name}</AsWritten>
      </span>
    </button>
  );
}
