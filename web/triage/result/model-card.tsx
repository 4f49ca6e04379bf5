import type { TriageResult } from '../../../contract/triage-result.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SafeMarkdown } from '../safe-markdown.tsx';
import styles from './model-card.module.css';

type ModelCardProps = { said: NonNullable<TriageResult['fromModel']> };

/** What a language model added. It stands apart, says so, and may act on nothing. */
export function ModelCard({ said }: ModelCardProps) {
  const parts = [
    { name: 'Possible causes', lines: said.potentialCauses },
    { name: 'Next steps', lines: said.nextSteps },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (
    <Card title="Added by a language model" action={<Badge tone="attention">AI, unverified</Badge>}>
      {parts.map(({ name, lines }) => (
        <div key={name} className={styles.part}>
          <h3>{name}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <SafeMarkdown text={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
