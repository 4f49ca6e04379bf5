import type { Role } from '#contract/endpoint.ts';
import { ROLE_NAMES } from '../role-names.ts';
import styles from './login-form.module.css';

type Links = { own: [text: string, href: string][]; question: string; others: Role[] };

const LINKS: Record<Role, Links> = {
  patient: {
    own: [
      ['Forgot password?', '/forgot-password?role=patient'],
      ['Forgot Health ID?', '/forgot-health-id'],
      ['New here? Register', '/register'],
      ['Got a code at the desk?', '/activate'],
    ],
    question: 'Work here?',
    others: ['doctor', 'staff'],
  },
  doctor: {
    own: [
      ['Forgot password?', '/forgot-password?role=doctor'],
      ['New doctor? Apply here', '/apply'],
    ],
    question: 'Not a doctor?',
    others: ['staff', 'patient'],
  },
  staff: {
    own: [['Forgot password?', '/forgot-password?role=staff']],
    question: 'Not a nurse?',
    others: ['desk', 'doctor', 'patient', 'admin'],
  },
  desk: {
    own: [['Forgot password?', '/forgot-password?role=desk']],
    question: 'Not at the reception?',
    others: ['staff', 'doctor', 'patient'],
  },
  admin: {
    own: [['Forgot password?', '/forgot-password?role=admin']],
    question: 'Not you?',
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
            {text}
          </a>
        ))}
      </p>
      <p className={`row wrap gap-x-20 mt-16 ruled muted ${styles.others}`}>
        <span>{question}</span>
        {others.map((other) => (
          <a className="row-inline min-height-48" key={other} href={ROLE_NAMES[other].loginPath}>
            {ROLE_NAMES[other].login}
          </a>
        ))}
      </p>
    </>
  );
}
