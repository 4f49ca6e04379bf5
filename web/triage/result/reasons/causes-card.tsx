import { inSentence } from '#contract/in-sentence.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { Card } from '#web/ui/page/card.tsx';
import styles from './causes-card.module.css';
import { Likelihood } from './likelihood.tsx';

type Cause = TriageResult['causes'][number];

/** Words instead of percentages: a number would promise more than anyone can know. */
export function CausesCard({ causes, mustNotMiss }: Pick<TriageResult, 'causes' | 'mustNotMiss'>) {
  if (causes.length === 0) return null;
  const isListed = causes.some(({ condition }) => condition === mustNotMiss?.condition);
  return (
    <Card title="What it may be">
      <ul className={styles.causes}>
        {causes.map((cause) => (
          <li className="stack gap-2 gap-x-16 ruled" key={cause.condition}>
            <b className="semibold">{cause.name}</b>
            <Likelihood is={cause.likelihood} />
            <p className="whole-row muted text-md">{sentenceOn(cause, causes)}</p>
          </li>
        ))}
      </ul>
      {mustNotMiss && !isListed && (
        <p className={`ruled muted text-md ${styles.must}`}>
          Less likely, but a doctor should make sure that it is not: {mustNotMiss.name}.
        </p>
      )}
    </Card>
  );
}

/** What speaks for this one and not for all of them; where nothing does, what it is like. */
function sentenceOn({ because, about }: Cause, all: readonly Cause[]): string {
  const own = all.length > 1 ? because.filter((name) => !all.every((one) => one.because.includes(name))) : because;
  if (own.length > 0 && !isSaidBefore(own, because, all)) return `Speaks for it: ${own.map(inSentence).join(', ')}.`;
  return about ?? (because.length > 0 ? `Speaks for it: ${because.map(inSentence).join(', ')}.` : '');
}

/** The same words under a cause above tell nothing new. */
function isSaidBefore(own: readonly string[], because: readonly string[], all: readonly Cause[]): boolean {
  const above = all.slice(
    0,
    all.findIndex((one) => one.because === because),
  );
  return above.some((one) => own.every((name) => one.because.includes(name)));
}
