import type { ActedFor, Family } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';

/** The same words stand in the teenager's own account. */
type TeenagerCardProps = { share: Pick<ActedFor, 'name' | 'age'>; ages: Family['ages'] };

export function TeenagerCard({ share: { name, age }, ages }: TeenagerCardProps) {
  const who = firstNameOf(name);
  return (
    <FoldedCard title={t('{who} is {age}: what stays private', { who, age: age ?? ages.teenagerFrom })}>
      <TeenagerWords who={who} adultFrom={ages.adultFrom} />
    </FoldedCard>
  );
}

export function TeenagerWords({ who, adultFrom }: { who: string; adultFrom: number }) {
  return (
    <dl className="stack gap-12 lead-140">
      <div>
        <dt className="bold">{t('A parent sees')}</dt>
        <dd>
          {t(
            'Visits, vaccines, medicines and results that are not private. A parent still consents to treatment together with {who}, until {adult}.',
            { who, adult: adultFrom },
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
