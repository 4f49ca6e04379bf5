import { useEffect, useRef, useState } from 'react';
import { msg, t, tMarked } from '#web/language/say.ts';
import { StepLine } from '#web/ui/navigation/step-line.tsx';
import { AsideWords, SplitScreen } from '#web/ui/page/split-screen.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { CardSheet } from '../card/card-sheet.tsx';
import { type CardFacts, PatientCard } from '../card/patient-card.tsx';
import { CardStep } from './card-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { type RegistrationSteps, type Step, useRegistration } from './registration.ts';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration-screen.module.css';

type ClinicFacts = { name: string; email?: string; emergencyNumber?: string };

const STEPS: readonly Step[] = ['form', 'credentials', 'card'];
const TITLES: Record<Step, string> = {
  form: msg('Patient Registration'),
  credentials: msg('Generated Credentials'),
  card: msg('Patient Card'),
};

type RegistrationScreenProps = { clinic: ClinicFacts; comeBackTo?: string | undefined };

export function RegistrationScreen({ clinic, comeBackTo }: RegistrationScreenProps) {
  const steps = useRegistration();
  const facts = factsOf(steps, clinic, useTimeZone());
  usePageTitleAndFocusAt(steps.step);
  return (
    <SplitScreen
      steps={
        <StepLine
          label={t('Steps of the registration')}
          steps={[t('Details'), t('Credentials'), t('Card')]}
          current={STEPS.indexOf(steps.step)}
        />
      }
      title={tMarked(TITLES[steps.step])}
      lead={
        steps.step === 'form' ? t('Four answers, about a minute. Then you have a Health ID of your own.') : undefined
      }
      isUnderWay={steps.step !== 'form'}
      asideLabel={t('Your card')}
      aside={<Aside step={steps.step} facts={facts} />}
    >
      <StepContent steps={steps} facts={facts} clinic={clinic} comeBackTo={comeBackTo} />
    </SplitScreen>
  );
}

type StepContentProps = RegistrationScreenProps & { steps: RegistrationSteps; facts: CardFacts };

function StepContent({ steps, facts, clinic, comeBackTo }: StepContentProps) {
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { step, password } = steps;
  if (step === 'form' || facts.pud === null) return <RegistrationForm steps={steps} clinic={clinic} />;
  const known = { ...facts, pud: facts.pud };
  if (step === 'credentials') return <CredentialsStep {...steps} pud={known.pud} email={known.email} />;
  return (
    <>
      <CardStep {...steps} {...{ comeBackTo, isPasswordShown }} facts={known} onPasswordShown={setPasswordShown} />
      <CardSheet facts={known} emergencyNumber={clinic.emergencyNumber} password={isPasswordShown ? password : null} />
    </>
  );
}

function Aside({ step, facts }: { step: Step; facts: CardFacts }) {
  if (step === 'card') {
    return (
      <>
        <SheetPreview facts={facts} />
        <AsideWords title={t('What the printer gives you')}>
          {t('A card to cut out, and the Health ID in letters that anyone can read.')}
        </AsideWords>
      </>
    );
  }
  return (
    <>
      <div className={styles.card}>
        <PatientCard {...facts} pud={step === 'form' ? null : facts.pud} />
      </div>
      {step === 'form' ? (
        <AsideWords title={t('Your card fills in as you type.')}>
          {t('Show it at the desk, or let them scan it. It holds your Health ID and nothing about your health.')}
        </AsideWords>
      ) : (
        <AsideWords title={t('Here it is.')}>{t('Print it, or keep a photo of it on your phone.')}</AsideWords>
      )}
    </>
  );
}

/** The printed sheet in small, to look at. */
function SheetPreview({ facts }: { facts: CardFacts }) {
  return (
    <div className={`stack packed gap-14 ${styles.sheet}`} aria-hidden>
      <div className={styles.onSheet}>
        <PatientCard {...facts} isPaper />
      </div>
      <b className={`breakable ${styles.name}`}>{facts.name}</b>
      <b className={`nowrap ${styles.pud}`}>{facts.pud}</b>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

function factsOf({ step, registered, details }: RegistrationSteps, clinic: ClinicFacts, timeZone: string): CardFacts {
  const { name, email, phone } = step === 'form' || !registered ? details : registered;
  const registeredOn = shortDay(registered?.registeredAt ?? new Date(), timeZone);
  return { name, email, phone, pud: registered?.pud ?? null, registeredOn, clinicName: clinic.name };
}

/** A new step is a new page to whoever reads it: its title in the tab, its beginning in sight, the focus on its heading. */
function usePageTitleAndFocusAt(step: Step) {
  const earlier = useRef(step);
  useEffect(() => {
    if (earlier.current === step) return;
    earlier.current = step;
    document.title = `${tMarked(TITLES[step])} · Nadi`;
    scrollTo({ top: 0 });
    const heading = document.querySelector<HTMLElement>('#main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
}
