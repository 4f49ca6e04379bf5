import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/identity.ts';
import { HOME_OF } from '#contract/screens.ts';
import { t } from '#web/language/say.ts';
import { useClinic } from '../api/clinic.ts';
import { ChangePasswordCard } from '../credentials/change-password-card.tsx';
import { DemoOutbox } from '../credentials/mail-on-its-way.tsx';
import { PasskeysCard } from '../credentials/passkeys/passkeys-card.tsx';
import { SecondFactorCard } from '../credentials/second-factor-card.tsx';
import { SecondFactorSetup } from '../credentials/second-factor-setup.tsx';
import { MySessions } from '../identity/my-sessions/my-sessions.tsx';
import { useMyself } from '../identity/myself.ts';
import { DetailsCard } from '../patients/details/details-card.tsx';
import { EverythingCard } from '../records/data-export/everything-card.tsx';
import { WhoOpenedCard } from '../records/who-opened/who-opened-card.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Card } from '../ui/page/card.tsx';
import { Facts } from '../ui/page/facts.tsx';
import styles from './account.module.css';
import { AccountAppearance } from './account-appearance.tsx';
import { WayBack } from './patient/record/record-part.tsx';

// Nurses alone share a tablet.
const PinCard = lazy(async () => ({ default: (await import('../credentials/pin-card.tsx')).PinCard }));

// Doctors alone have one.
const DoctorPageCard = lazy(async () => ({
  default: (await import('../staffing/doctor-page/doctor-page-card.tsx')).DoctorPageCard,
}));

// Who works here may have one that waits.
const OwnReset = lazy(async () => ({ default: (await import('../people/own-reset.tsx')).OwnReset }));

export function AccountPage() {
  const me = useMyself();
  // Decided when the page opens: the session is free as soon as the code is right, but the codes must still be kept.
  const [mustEnrol] = useState(me.session.stage === 'enrolling');
  return mustEnrol ? <Enrolment me={me} /> : <Account me={me} />;
}

function Account({ me }: { me: Me }) {
  const mode = useClinic().data?.mode;

  const login = me.pud ?? me.email ?? '';
  const patientId = me.role === 'patient' && me.patientId;
  return (
    <div className={`stack start fit gap-16 ${styles.account}`}>
      <div className={`stack fit gap-16 ${styles.top}`}>
        {patientId && <WayBack to="/you" back={t('You')} />}
        <h1>{t('Account')}</h1>
        {!patientId && (
          <Suspense fallback={null}>
            <OwnReset />
          </Suspense>
        )}
      </div>
      <div className={`stack fit gap-16 ${styles.column}`}>
        <div id="details">
          {patientId ? (
            <DetailsCard
              patientId={patientId}
              whereMailsGo={mode === 'demo' && <DemoOutbox />}
              hasSecondFactor={me.hasSecondFactor}
            />
          ) : (
            <MyFacts />
          )}
        </div>
        {me.role === 'doctor' && (
          <div id="page">
            <Suspense fallback={<Skeleton lines={4} />}>
              <DoctorPageCard doctorId={me.id} />
            </Suspense>
          </div>
        )}
        <div id="password">
          <ChangePasswordCard role={me.role} login={login} isFolded={Boolean(patientId)} />
        </div>
        {patientId && (
          <div id="everything">
            <EverythingCard patientId={patientId} />
          </div>
        )}
      </div>
      <div className={`stack fit gap-16 ${styles.column}`}>
        <SecondFactorCard
          isOn={me.hasAuthenticator}
          mayTurnOff={mode !== 'production' || me.role === 'patient' || me.passkeys > 0}
          login={login}
        />
        <div id="passkeys">
          <PasskeysCard login={login} hasAuthenticator={me.hasAuthenticator} isFolded={Boolean(patientId)} />
        </div>
        {me.role === 'staff' && (
          <div id="pin">
            <Suspense fallback={null}>
              <PinCard hasPin={me.session.hasPin ?? false} />
            </Suspense>
          </div>
        )}
        {patientId && <WhoOpenedCard patientId={patientId} />}
        <div id="sessions">
          <MySessions />
        </div>
        {/* A patient finds it under You. */}
        {!patientId && <AccountAppearance />}
      </div>
    </div>
  );
}

/** Production: nobody works here with a password alone. */
function Enrolment({ me }: { me: Me }) {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const goHome = async () => {
    await queryClient.invalidateQueries({ queryKey: ['me'] });
    history.replace(HOME_OF[me.role]);
  };
  return (
    <div className={`stack gap-16 ${styles.enrolment}`}>
      <h1>{t('One more step, {name}', { name: me.name })}</h1>
      <p>
        {t(
          'Everyone who works here proves who they are twice: with a password and with a code from an app, or with a passkey.',
        )}
      </p>
      <Card>
        <SecondFactorSetup login={me.pud ?? me.email ?? ''} onDone={() => void goHome()} />
      </Card>
      <PasskeysCard login={me.pud ?? me.email ?? ''} hasAuthenticator={false} onCodesKept={() => void goHome()} />
    </div>
  );
}

function MyFacts() {
  const { name, pud, title, department, email, phone, hasSecondFactor } = useMyself();
  return (
    <Card title={t('You, as the clinic knows you')}>
      <Facts
        rows={{
          [t('Name')]: name,
          [t('Health ID')]: pud,
          [t('Title')]: title,
          [t('Department')]: department,
          [t('Email')]: email,
          [t('Phone')]: phone,
          [t('Second step at login')]: hasSecondFactor ? t('On') : t('Off'),
        }}
      />
    </Card>
  );
}
