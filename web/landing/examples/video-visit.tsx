import { t } from '#web/language/say.ts';
import { Icon } from '../drawings/icon.tsx';

export function VideoVisitExample() {
  return (
    <div className="visit">
      <div>
        <Icon name="stethoscope" />
      </div>
      <div>
        <Icon name="person" />
      </div>
      <p>
        {t('Dr. Meera Iyer and you')} <b>{t('Wed 18 Nov, 11:30')}</b>
      </p>
    </div>
  );
}
