import { useState } from 'react';
import { FACT_NAMES } from '#contract/patients/card-words.ts';
import { CARD_FACTS, type CardFact, type EmergencyCard } from '#contract/patients/emergency-card.ts';
import { t, tMarked } from '#web/language/say.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { sentenceFor } from '../refusal.ts';
import styles from './choice-card.module.css';
import { useChooseFacts } from './queries.ts';

/** Each switch counts at once: the card, its code and the online card change with it. */
export function ChoiceCard({ card }: { card: EmergencyCard }) {
  const { patientId, shows, version } = card;
  const choose = useChooseFacts(patientId);
  const [wanted, setWanted] = useState<readonly CardFact[] | null>(null);
  const change = (fact: CardFact, isOn: boolean) => {
    const next = CARD_FACTS.filter((each) => (each === fact ? isOn : shows.includes(each)));
    setWanted(next);
    choose.mutate({ shows: next, version }, { onSettled: () => setWanted(null) });
  };
  return (
    <Card title={t('What the card shows')}>
      <div className={styles.rows}>
        {CARD_FACTS.map((fact) => (
          <SwitchField
            key={fact}
            label={tMarked(FACT_NAMES[fact])}
            isOn={(wanted ?? shows).includes(fact)}
            // One at a time: each change names the version that it is about.
            aria-busy={wanted !== null || undefined}
            onChange={({ target }) => wanted === null && change(fact, target.checked)}
          />
        ))}
      </div>
      {choose.error && (
        <AlertBox tone="urgent" title={t('Not changed.')}>
          {sentenceFor(choose.error)}
        </AlertBox>
      )}
      <p className="mt-8 muted text-md">
        {t(
          'The card says what is left off. Name, age and sex always stand there. The facts come from your health profile.',
        )}
      </p>
    </Card>
  );
}
