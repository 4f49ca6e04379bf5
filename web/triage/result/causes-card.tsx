import type { TriageResult } from '../../../contract/triage-result.ts';
import { Card } from '../../ui/card.tsx';
import styles from './causes-card.module.css';
import { Likelihood } from './likelihood.tsx';

/** Words instead of percentages: a number would promise more than anyone can know. */
export function CausesCard({ causes, mustNotMiss }: Pick<TriageResult, 'causes' | 'mustNotMiss'>) {
  if (causes.length === 0) return null;
  const isListed = causes.some(({ condition }) => condition === mustNotMiss?.condition);
  return (
    <Card title="What it may be">
      <ul className={styles.causes}>
        {causes.map(({ condition, name, likelihood, because }) => (
          <li key={condition}>
            <b>{name}</b>
            <Likelihood is={likelihood} />
            {because.length > 0 && <p>Speaks for it: {because.map(inSentence).join(', ')}.</p>}
          </li>
        ))}
      </ul>
      {mustNotMiss && !isListed && (
        <p className={styles.must}>Less likely, but a doctor should make sure that it is not: {mustNotMiss.name}.</p>
      )}
    </Card>
  );
}

/** "Painful swallowing" in the middle of a sentence; "HIV" and "COVID-19" stay as they are. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
