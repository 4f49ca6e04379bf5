import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Recommendation } from '#contract/triage/triage-result.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { PART_LABELS } from '../part-labels.ts';
import styles from './recommendation-box.module.css';

type RecommendationBoxProps = { part: BodyPart; recommendation: Recommendation };

export function RecommendationBox({ part, recommendation }: RecommendationBoxProps) {
  const { specialist, tests, action, urgency, summary } = recommendation;
  return (
    <section className={`stack gap-12 ${styles.box}`} aria-label={`Recommendation for ${PART_LABELS[part]}`}>
      <h2>Recommendation for {PART_LABELS[part]}</h2>
      <Card title="AI Health Recommendation">
        <Facts
          rows={{
            Specialist: specialist,
            Tests: tests.join(', ') || 'None for now',
            Action: action,
            Urgency: `${urgency} / 5`,
            Summary: <span className="regular">{summary}</span>,
          }}
        />
      </Card>
    </section>
  );
}
