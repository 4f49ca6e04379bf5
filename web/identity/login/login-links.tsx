import type { Role } from '#contract/endpoint.ts';
import { msg, tMarked } from '#web/language/say.ts';
import { ROLE_NAMES } from '../role-names.ts';
import styles from './login-form.module.css';

type Links = { own: [text: string, href: string][]; question: string; others: Role[] };

const LINKS: Record<Role, Links> = {
  patient: {
    own: [
      [msg('Forgot password?'), '/forgot-password?role=patient'],
      [msg('Forgot Health ID?'), '/forgot-health-id'],
      [msg('New here? Register'), '/register'],
      [msg('Got a code at the desk?'), '/activate'],
    ],
    question: msg('Work here?'),
    others: ['doctor', 'staff'],
  },
  doctor: {
    own: [
      [msg('Forgot password?'), '/forgot-password?role=doctor'],
      ['New doctor? Apply here', '/apply'],
    ],
    question: 'Not a doctor?',
    others: ['staff', 'patient'],
  },
  staff: {
    own: [[msg('Forgot password?'), '/forgot-password?role=staff']],
    question: 'Not a nurse?',
    others: ['desk', 'doctor', 'patient', 'admin'],
  },
  desk: {
    own: [[msg('Forgot password?'), '/forgot-password?role=desk']],
    question: 'Not at the reception?',
    others: ['staff', 'doctor', 'patient'],
  },
  admin: {
    own: [[msg('Forgot password?'), '/forgot-password?role=admin']],
    question: msg('Not you?'),
    others: ['doctor', 'staff', 'patient'],
  },
};

export function LoginLinks({ who }: { who: Role }) {
  const { own, question, others } = LINKS[who];
  return (
    <>
      <p className={`row stretch wrap between gap-x-12 mt-12 ${styles.links}`}>
        {own.map(([text, href]) => (
          <a className="row-inline min-height-48" key={href} href={href}>
            {tMarked(text)}
          </a>
        ))}
      </p>
      <p className={`row wrap gap-x-20 mt-16 ruled muted ${styles.others}`}>
        <span>{tMarked(question)}</span>
        {others.map((other) => (
          <a className="row-inline min-height-48" key={other} href={ROLE_NAMES[other].loginPath}>
            {tMarked(ROLE_NAMES[other].login)}
          </a>
        ))}
      </p>
    </>
  );
}
