import { t } from '#web/language/say.ts';
import { clinic } from './clinic.ts';
import { ClinicFront } from './drawings/clinic-front.tsx';
import { Icon } from './drawings/icon.tsx';

export function Contact() {
  return (
    <section className="contact" id="contact">
      <div className="wrap contact-grid">
        <div className="contact-words">
          <h2>{t('Talk to {clinic}', { clinic: clinic.name })}</h2>
          <dl className="reach">
            <div>
              <dt>
                <Icon name="clock" />
                {t('We are open')}
              </dt>
              <dd>{clinic.supportHours}</dd>
            </div>
            <div>
              <dt>
                <Icon name="phone" />
                {t('Call')}
              </dt>
              <dd>
                <a href={`tel:${clinic.phone}`}>{clinic.phone}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="letter" />
                {t('Write')}
              </dt>
              <dd>
                <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="place" />
                {t('Come')}
              </dt>
              <dd>
                <address>{clinic.address}</address>
              </dd>
            </div>
          </dl>
        </div>
        <ClinicFront />
      </div>
    </section>
  );
}
