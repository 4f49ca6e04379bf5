import type { ReactNode } from 'react';
import { t, tMarked } from '#web/language/say.ts';
import { inApp } from './app-link.ts';
import { audiences } from './claims.ts';
import { Example } from './coming.tsx';
import { EXAMPLE_HEALTH_ID, HealthIdCode } from './drawings/health-id-code.tsx';

/** Native details of one name: opening one closes the others, without a script. */
export function RoleCards() {
  return (
    <div className="roles">
      <RoleCard title={t('Patients')} text={tMarked(audiences.patients)} open picture={<HealthCard />}>
        <a className="btn btn-primary" href={inApp('/register')}>
          {t('Patient Register')}
        </a>
        <a className="btn btn-secondary" href={inApp('/login/patient')}>
          {t('Patient Login')}
        </a>
      </RoleCard>
      <RoleCard title={t('Doctors')} text={tMarked(audiences.doctors)} picture={<ApplicationCard />}>
        <a className="btn btn-primary" href="/login/doctor">
          {t('Doctor Login')}
        </a>
      </RoleCard>
      <RoleCard title={t('Healthcare')} text={tMarked(audiences.healthcare)} picture={<InvitationCard />}>
        <a className="btn btn-primary" href="/login/staff">
          {t('Staff Login')}
        </a>
      </RoleCard>
    </div>
  );
}

type RoleCardProps = { title: string; text: string; open?: boolean; picture: ReactNode; children: ReactNode };

function RoleCard({ title, text, open = false, picture, children }: RoleCardProps) {
  return (
    <details className="role" name="role" open={open}>
      <summary>
        <h2>{title}</h2>
        <span className="knob">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14" />
            <path className="upright" d="M12 5v14" />
          </svg>
        </span>
        <span className="role-text">{text}</span>
      </summary>
      <div className="role-actions">{children}</div>
      <div className="slip" aria-hidden="true">
        {picture}
      </div>
    </details>
  );
}

function HealthCard() {
  return (
    <>
      <b>Ananya Rao</b>
      <HealthIdCode />
      <Example />
      <span className="slip-id">{EXAMPLE_HEALTH_ID}</span>
    </>
  );
}

function ApplicationCard() {
  return (
    <>
      <b className="slip-wide">Dr. Meera Iyer</b>
      <span className="slip-wide">{t('Cardiology, licence checked')}</span>
      <span className="badge badge-ok">{t('Approved')}</span>
      <Example />
    </>
  );
}

function InvitationCard() {
  return (
    <>
      <b className="slip-wide">{t('Welcome, Rosa')}</b>
      <span className="slip-wide">{t('Set your password within 24 hours')}</span>
      <span className="badge badge-action">{t('Invitation')}</span>
      <Example />
    </>
  );
}
