import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { inSentence } from '#contract/in-sentence.ts';
import type { Chip, TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
import { EngineNames, EngineText, useEngineWords } from '#web/triage/language/engine-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Corrections } from '../corrections.ts';
import folded from './folded-part.module.css';
import { FoldedPart } from './folded-part.tsx';
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
  onChangeMarked?: (() => void) | undefined;
};

/** The working, shown: words, chips that can be corrected, what was known, and what was not understood. */
export function UnderstoodCard(props: UnderstoodCardProps) {
  const { result, words, facts, corrections, onChangeWords, onChangeMarked } = props;
  const change = onChangeWords ?? onChangeMarked;
  const { understood, notUnderstood, flags } = result;
  const danger = new Set(flags.flatMap(({ findings = [] }) => findings));
  const isDanger = ({ finding, state }: Chip) => state === 'present' && danger.has(finding);
  const groups = [
    { name: t('Danger signs'), chips: understood.filter(isDanger) },
    { name: danger.size > 0 ? t('Also understood') : '', chips: understood.filter((chip) => !isDanger(chip)) },
  ];
  return (
    <FoldedPart
      title={t('What we understood')}
      fact={<InShort danger={understood.filter(isDanger)} {...{ understood, notUnderstood }} />}
    >
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
      {change && (
        <Button isBlock className={styles.change} icon={<IconPencil aria-hidden />} onClick={change}>
          {onChangeWords ? t('Change my words') : t('Change what I marked')}
        </Button>
      )}
    </FoldedPart>
  );
}

type InShortProps = Pick<TriageResult, 'understood' | 'notUnderstood'> & { danger: readonly Chip[] };

/** Danger signs and what nobody understood stay in sight; of the rest the first is enough. */
function InShort({ understood, notUnderstood, danger }: InShortProps) {
  const present = understood.filter(({ state }) => state === 'present').map(({ name }) => name);
  const [first] = present;
  return (
    <>
      {danger.length > 0 ? (
        <p className={folded.danger}>
          {t('Danger signs:')} <EngineNames names={danger.map(({ name }) => name)} inText={inSentence} />
        </p>
      ) : (
        first && (
          <p>
            {present.length > 1 ? (
              tRich('{first} and {n} more', { first: <EngineText>{first}</EngineText>, n: present.length - 1 })
            ) : (
              <EngineText>{first}</EngineText>
            )}
          </p>
        )
      )}
      {notUnderstood.length > 0 && (
        <p>
          {t('Not understood:')} <AsWritten>{notUnderstood.join(', ')}</AsWritten>
        </p>
      )}
    </>
  );
}

type ChipButtonProps = { chip: Chip; isDanger: boolean; corrections: Corrections };

function ChipButton({ chip, isDanger, corrections }: ChipButtonProps) {
  const words = useEngineWords();
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
      aria-label={`${isPresent ? '' : `${t('no')} `}${words(chip.name)}${isTurned ? t(', corrected') : ''}`}
      onClick={() => corrections.turn(chip.finding)}
    >
      <Icon size={18} stroke={2.25} className="fixed action" aria-hidden />
      <span>
        {!isPresent && `${t('no')} `}
        <EngineText>{chip.name}</EngineText>
      </span>
    </button>
  );
}
