import type { ReactNode } from 'react';
import { clinic } from './clinic.ts';
import { Icon, type IconName } from './drawings/icon.tsx';

export function Trust() {
  return (
    <section className="trust" id="security" aria-labelledby="trust-title">
      <h2 className="visually-hidden" id="trust-title">
        Security
      </h2>
      <div className="wrap panel-deep">
        <Badge href="/security" icon="shield" title="HIPAA safeguards" go="Read the list">
          Each safeguard with the test that proves it.
        </Badge>
        <Badge href="/security" icon="lock" title="Bank-level security" go="Read the list">
          Second factor, sealed audit trail, keys that stay in the clinic.
        </Badge>
        <Badge href="#contact" icon="clock" title="Support when we are open" go="How to reach us">
          {clinic.supportHours}, by people at {clinic.name}.
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
