import { IconArrowLeft, IconUserPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { Fragment, lazy } from 'react';
import { useClinic } from '#web/api/clinic.ts';
import { FindPeople } from '#web/appointments/reception/find-people.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useOpenPerson } from './open-person.ts';

const PersonAtDesk = lazy(async () => ({
  default: (await import('#web/appointments/reception/person-at-desk.tsx')).PersonAtDeskView,
}));
const FamilyCard = lazy(async () => ({
  default: (await import('#web/patients/family-desk/family-card.tsx')).FamilyCard,
}));
const DeskRegister = lazy(async () => ({
  default: (await import('#web/patients/desk/desk-register.tsx')).DeskRegister,
}));

/** Find someone, register someone, and one person at the desk. */
export function DeskPeople() {
  const { patient, tab } = useSearch({ strict: false });
  const isRegistering = !patient && tab === 'register';
  return (
    <>
      <PageHead
        title={isRegistering ? 'Register at the desk' : 'Patients'}
        note="Book, move or cancel for anyone; or give a token"
      >
        {(patient || isRegistering) && (
          <p>
            <ButtonLink to="/reception" search={{ view: 'patients' }} icon={<IconArrowLeft aria-hidden />}>
              Find someone else
            </ButtonLink>
          </p>
        )}
      </PageHead>
      {patient ? (
        <Fragment key={patient}>
          <PersonAtDesk patientId={patient} />
          <FamilyCard patientId={patient} />
        </Fragment>
      ) : isRegistering ? (
        <Register />
      ) : (
        <Find />
      )}
    </>
  );
}

function Register() {
  const clinicName = useClinic().data?.name ?? 'Nadi';
  return <DeskRegister clinicName={clinicName} home="/reception" />;
}

function Find() {
  const openPerson = useOpenPerson();
  return (
    <FindPeople
      onOpen={openPerson}
      action={
        <ButtonLink to="/reception" search={{ view: 'patients', tab: 'register' }} icon={<IconUserPlus aria-hidden />}>
          Register at the desk
        </ButtonLink>
      }
    />
  );
}
