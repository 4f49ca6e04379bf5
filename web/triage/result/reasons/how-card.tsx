import { IconChevronDown } from '@tabler/icons-react';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import styles from './how-card.module.css';

/** The rules that fired by name, why this urgency, and the version that would say the same again. */
export function HowCard({ result }: { result: TriageResult }) {
  const { flags, why, engine, fromModel, tests, specialist } = result;
  return (
    <details className={`outlined round-lg ${styles.card}`}>
      <summary className="row between pressable round-lg semibold">
        How was this worked out?
        <IconChevronDown aria-hidden />
      </summary>
      <ul className="muted text-md">
        {flags.map(({ id, urgency }) => (
          <li key={id}>
            The rule <code>{id}</code> set urgency {urgency}
          </li>
        ))}
        {flags.length === 0 && <li>No danger sign was found among the rules.</li>}
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>Fits best: {specialist}</li>
        {tests.length > 0 && <li>A doctor may want: {tests.join(', ')}</li>}
        <li>
          Rules and knowledge, version {engine}.{' '}
          {fromModel ? 'A language model added to it; it cannot lower the urgency.' : 'No language model was used.'}
        </li>
      </ul>
    </details>
  );
}
