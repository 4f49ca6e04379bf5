import type { TriageResult } from '#contract/triage/triage-result.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { SafeMarkdown } from '#web/triage/safe-markdown.tsx';
import { Badge } from '#web/ui/badges/badge.tsx';
import { FoldedPart } from './folded-part.tsx';
import styles from './model-card.module.css';

type ModelCardProps = { said: TriageResult['fromModel']; isGrave: boolean };

/** What a language model added. It stands apart, says so, and in danger has nothing to say about what to do. */
export function ModelCard({ said, isGrave }: ModelCardProps) {
  if (!said) return null;
  const parts = [
    { name: t('Possible causes'), lines: said.potentialCauses },
    { name: t('Next steps'), lines: isGrave ? [] : said.nextSteps },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (
    <FoldedPart title={t('Added by a language model')} fact={<Badge tone="attention">{t('AI, unverified')}</Badge>}>
      {parts.map(({ name, lines }) => (
        <div key={name} className={styles.part}>
          <h3 className="muted">{name}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line} lang={shownLanguage() === 'en' ? undefined : 'en'}>
                <SafeMarkdown text={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </FoldedPart>
  );
}
