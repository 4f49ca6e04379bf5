import { inSentence } from '#contract/in-sentence.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { shownLanguage, t } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import styles from './causes-card.module.css';
import { Likelihood } from './likelihood.tsx';

type Cause = TriageResult['causes'][number];

/** Words instead of percentages: a number would promise more than anyone can know. */
export function CausesCard({ causes, mustNotMiss }: Pick<TriageResult, 'causes' | 'mustNotMiss'>) {
  if (causes.length === 0) return null;
  const isListed = causes.some(({ condition }) => condition === mustNotMiss?.condition);
  return (
    <Card title={t('What it may be')}>
      {shownLanguage() !== 'en' && (
        <p className="muted text-md">
          {t('The names of illnesses, what speaks for them and what to watch for are in English for now.')}
        </p>
      )}
      <ul className={styles.causes}>
        {causes.map((cause) => (
          <li className="stack gap-2 gap-x-16 ruled" key={cause.condition}>
            <b className="semibold">
              <AsWritten>{cause.name}</AsWritten>
            </b>
            <Likelihood is={cause.likelihood} />
            <p className="whole-row muted text-md">
              <SentenceOn cause={cause} all={causes} />
            </p>
          </li>
        ))}
      </ul>
      {mustNotMiss && !isListed && (
        <p className={`ruled muted text-md ${styles.must}`}>
          {t('Less likely, but a doctor should make sure that it is not:')} <AsWritten>{mustNotMiss.name}</AsWritten>.
        </p>
      )}
    </Card>
  );
}

/** What speaks for this one and not for all of them; where nothing does, what it is like. */
function SentenceOn({ cause: { because, about }, all }: { cause: Cause; all: readonly Cause[] }) {
  const own = all.length > 1 ? because.filter((name) => !all.every((one) => one.because.includes(name))) : because;
  if (own.length > 0 && !isSaidBefore(own, because, all)) return <SpeaksForIt findings={own} />;
  if (about) return <AsWritten>{about}</AsWritten>;
  return because.length > 0 && <SpeaksForIt findings={because} />;
}

const SpeaksForIt = ({ findings }: { findings: readonly string[] }) => (
  <>
    {t('Speaks for it:')} <AsWritten>{findings.map(inSentence).join(', ')}</AsWritten>.
  </>
);

/** The same words under a cause above tell nothing new. */
function isSaidBefore(own: readonly string[], because: readonly string[], all: readonly Cause[]): boolean {
  const above = all.slice(
    0,
    all.findIndex((one) => one.because === because),
  );
  return above.some((one) => own.every((name) => one.because.includes(name)));
}
