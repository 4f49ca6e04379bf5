import { t } from '#web/language/say.ts';
import { Icon } from '../drawings/icon.tsx';

export function AskExample() {
  return (
    <div className="ask">
      <p className="bubble">{t('“My son has had a barking cough since last night.”')}</p>
      <div className="verdict">
        <p className="verdict-head">
          <Icon name="warning" />
          {t('Urgency 3 of 5')}
        </p>
        <b>{t('See a doctor today')}</b>
        {t('Because: “barking cough”, age 3')}
      </div>
    </div>
  );
}
