import type { TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { shownLanguage, t, tRich } from '#web/language/say.ts';
import { specialistInWords } from '#web/triage/specialist-words.ts';
import { FoldedPart } from './folded-part.tsx';
import styles from './how-card.module.css';

/** The rules that fired by name, why this urgency, and the version that would say the same again. */
export function HowCard({ result }: { result: TriageResult }) {
  const { flags, why, engine, fromModel, tests, specialist } = result;
  return (
    <FoldedPart title={t('How was this worked out?')}>
      {shownLanguage() !== 'en' && (
        <p className="muted text-md">
          {t('The sentences of the rules and the names of tests are in English for now.')}
        </p>
      )}
      <ul className={`muted text-md ${styles.rules}`}>
        {flags.map(({ id, urgency }) => (
          <li key={id}>
            {tRich('The rule {rule} set urgency {urgency}', { rule: <code lang="en">{id}</code>, urgency })}
          </li>
        ))}
        {flags.length === 0 && <li>{t('No danger sign was found among the rules.')}</li>}
        {why.map((sentence) => (
          <li key={sentence}>
            <AsWritten>{sentence}</AsWritten>
          </li>
        ))}
        <li>{t('Fits best: {specialist}', { specialist: specialistInWords(specialist) })}</li>
        {tests.length > 0 && (
          <li>
            {t('A doctor may want:')} <AsWritten>{tests.join(', ')}</AsWritten>
          </li>
        )}
        <li>
          {t('Rules and knowledge, version {engine}.', { engine })}{' '}
          {fromModel
            ? t('A language model added to it; it cannot lower the urgency.')
            : t('No language model was used.')}
        </li>
      </ul>
    </FoldedPart>
  );
}
