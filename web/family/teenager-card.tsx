import type { ActedFor } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';

/** The same words stand in the teenager's own account. */
export function TeenagerCard({ share: { name, age } }: { share: Pick<ActedFor, 'name' | 'age'> }) {
  const who = firstNameOf(name);
  return (
    <Card title={t('{who} is {age}: what stays private', { who, age: age ?? 13 })} isFolded>
      <TeenagerWords who={who} />
    </Card>
  );
}

export function TeenagerWords({ who }: { who: string }) {
  return (
    <dl className="stack gap-12 lead-140">
      <div>
        <dt className="bold">{t('A parent sees')}</dt>
        <dd>
          {t(
            'Visits, vaccines, medicines and results that are not private. A parent still consents to treatment together with {who}, until 18.',
            { who },
          )}
        </dd>
      </div>
      <div>
        <dt className="bold">{t('A parent does not see')}</dt>
        <dd>
          {t(
            'Messages, notes, symptom checks, what {who} tells a doctor alone, and everything that is marked private. Nothing shows that it is there.',
            { who },
          )}
        </dd>
      </div>
      <div>
        <dt className="bold">{t('The exception')}</dt>
        <dd>
          {t(
            'If life or safety is in danger, or the law asks for it, the doctor tells the right people, and tells {who} first.',
            { who },
          )}
        </dd>
      </div>
    </dl>
  );
}
