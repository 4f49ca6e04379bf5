import { inSentence } from '#contract/in-sentence.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { t, tRich } from '#web/language/say.ts';
import { EngineNames, EngineText } from '#web/triage/language/engine-text.tsx';
import styles from './causes-card.module.css';
import { FoldedPart } from './folded-part.tsx';
import { Likelihood } from './likelihood.tsx';

type Cause = TriageResult['causes'][number];
type CausesCardProps = Pick<TriageResult, 'causes' | 'mustNotMiss'> & { isOpened: boolean };

/** Words instead of percentages: a number would promise more than anyone can know. */
export function CausesCard({ causes, mustNotMiss, isOpened }: CausesCardProps) {
  const [first] = causes;
  if (!first) return null;
  const isListed = causes.some(({ condition }) => condition === mustNotMiss?.condition);
  const name = <EngineText>{first.name}</EngineText>;
  return (
    <FoldedPart
      title={t('What it may be')}
      isOpened={isOpened}
      fact={
        <>
          <p>{causes.length > 1 ? tRich('{first} and {n} more', { first: name, n: causes.length - 1 }) : name}</p>
          {mustNotMiss && !isListed && (
            <p>
              {t('Less likely, but a doctor should make sure that it is not:')}{' '}
              <EngineText>{mustNotMiss.name}</EngineText>.
            </p>
          )}
        </>
      }
    >
      <ul className={styles.causes}>
        {causes.map((cause) => (
          <li className="stack gap-2 gap-x-16 ruled" key={cause.condition}>
            <b className="semibold">
              <EngineText>{cause.name}</EngineText>
            </b>
            <Likelihood is={cause.likelihood} />
            <p className="whole-row muted text-md">
              <SentenceOn cause={cause} all={causes} />
            </p>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

/** What speaks for this one and not for all of them; where nothing does, what it is like. */
function SentenceOn({ cause: { because, about }, all }: { cause: Cause; all: readonly Cause[] }) {
  const own = all.length > 1 ? because.filter((name) => !all.every((one) => one.because.includes(name))) : because;
  if (own.length > 0 && !isSaidBefore(own, because, all)) return <SpeaksForIt findings={own} />;
  if (about) return <EngineText>{about}</EngineText>;
  return because.length > 0 && <SpeaksForIt findings={because} />;
}

const SpeaksForIt = ({ findings }: { findings: readonly string[] }) => (
  <>
    {t('Speaks for it:')} <EngineNames names={findings} inText={inSentence} />.
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
