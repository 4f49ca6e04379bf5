import type { ReactNode } from 'react';
import { shownLanguage, t } from '#web/language/say.ts';
import { clinic } from './clinic.ts';
import { Icon, type IconName } from './drawings/icon.tsx';

export function Trust() {
  const list = shownLanguage() === 'hi' ? '/hi/security' : '/security';
  return (
    <section className="trust" id="security" aria-labelledby="trust-title">
      <h2 className="visually-hidden" id="trust-title">
        {t('Security')}
      </h2>
      <div className="wrap panel-deep">
        <Badge href={list} icon="shield" title={t('HIPAA safeguards')} go={t('Read the list')}>
          {t('Each safeguard with the test that proves it.')}
        </Badge>
        <Badge href={list} icon="lock" title={t('Bank-level security')} go={t('Read the list')}>
          {t('Second factor, sealed audit trail, keys that stay in the clinic.')}
        </Badge>
        <Badge href="#contact" icon="clock" title={t('Support when we are open')} go={t('How to reach us')}>
          {t('{hours}, by people at {clinic}.', { hours: clinic.supportHours, clinic: clinic.name })}
        </Badge>
      </div>
    </section>
  );
}

type BadgeProps = { href: string; icon: IconName; title: string; go: string; children: ReactNode };

function Badge({ href, icon, title, go, children }: BadgeProps) {
  return (
    <a href={href}>
      <Icon name={icon} />
      <b>{title}</b>
      <span>{children}</span>
      <u>{go}</u>
    </a>
  );
}
