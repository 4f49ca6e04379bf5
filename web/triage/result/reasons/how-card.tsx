import type { TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { msg, shownLanguage, t, tRich } from '#web/language/say.ts';
import { specialistInWords } from '#web/triage/specialist-words.ts';
import { FoldedPart } from './folded-part.tsx';
import styles from './how-card.module.css';

/** The rules that fired by name, why this urgency, and the version that would say the same again. */
export function HowCard({ result }: { result: TriageResult }) {
  const { flags, why, engine, fromModel, tests, specialist, notice } = result;
  const alone = notice && <Alone notice={notice} />;
  // Whoever did not agree knows it, and of a photo it stands beside the photo; whoever agreed is told at once that nothing came.
  const isExpected = notice !== null && (NOT_AGREED.test(notice) || NOBODY_LOOKED.test(notice));
  return (
    <FoldedPart title={t('How was this worked out?')} fact={!isExpected && alone}>
      {isExpected && <div className="muted text-md">{alone}</div>}
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

const NOT_AGREED = /^Answered by our own engine, because you did not agree to send anything to (.+)\.$/;
/** As server/triage/photo/scan-symptoms.ts says it. */
const NOBODY_LOOKED = /^Here no computer looks at photos/;
/** As server/triage/answering/ask-model.ts says them. */
const ALONE: readonly string[] = [
  msg(
    'Here no computer looks at photos, so nobody has looked at yours yet. This answer comes from what you described.',
  ),
  msg(
    'Here no computer looks at photos, so nobody has looked at yours yet. This answer comes from what you described. Your doctor can see the photo.',
  ),
  msg('Answered by our own engine, because the AI service took too long.'),
  msg('Answered by our own engine, because the AI service is not answering at the moment.'),
  msg('Answered by our own engine, because the AI service was asked as often as it may be in one hour.'),
  msg('Answered by our own engine, because the AI service is busy.'),
  msg('Answered by our own engine, because the AI service declined to answer.'),
  msg('Answered by our own engine, because the AI service gave no usable answer.'),
];

/** Why no model looked at it too. It changes nothing of the answer, and stands beneath it. */
function Alone({ notice }: { notice: string }) {
  const service = NOT_AGREED.exec(notice)?.[1];
  if (service === 'the AI service')
    return <p>{t('Answered by our own engine, because you did not agree to send anything to the AI service.')}</p>;
  if (service)
    return (
      <p>{t('Answered by our own engine, because you did not agree to send anything to {service}.', { service })}</p>
    );
  return <p>{ALONE.includes(notice) ? t(notice) : <AsWritten>{notice}</AsWritten>}</p>;
}
