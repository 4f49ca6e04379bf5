import { t, tRich } from '#web/language/say.ts';
import { Example } from '../coming.tsx';
import { UrgencyScale } from './urgency-scale.tsx';

/** How an answer looks. An illustration: nothing in it can be pressed. */
export function ExampleAnswer() {
  return (
    <article className="care care-info" aria-label={t('Example of an answer')}>
      <header>
        {t('Non-urgent advice')} <Example />
      </header>
      <div className="care-body">
        <p className="said">
          {tRich('“{fever}, {throat}, and it {swallow}. No rash.”', {
            fever: <mark>{t('Fever since last night')}</mark>,
            throat: <mark>{t('sore throat')}</mark>,
            swallow: <mark>{t('hurts to swallow')}</mark>,
          })}
        </p>
        <h3>{t('Rest at home. See a doctor if it lasts past Wednesday.')}</h3>
        <UrgencyScale level={2} />
        <ul className="chips" aria-label={t('What was understood')}>
          <li className="chip">{t('fever, 1 day')}</li>
          <li className="chip">{t('sore throat')}</li>
          <li className="chip">{t('painful swallowing')}</li>
          <li className="chip chip-not">{t('no rash')}</li>
        </ul>
        <p className="free">
          {tRich('{doctor}, General Medicine, is free on Wed 18 Nov at 09:30.', { doctor: <b>Dr. Arjun Nair</b> })}
        </p>
        <p className="fine">{t('This is not a medical diagnosis. Please consult a doctor.')}</p>
      </div>
    </article>
  );
}
