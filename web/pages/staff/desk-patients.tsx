import { IconArrowLeft, IconLockOpen } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { useClinic } from '#web/api/clinic.ts';
import { useProfile } from '#web/api/records.ts';
import { DeskCode } from '#web/appointments/arrival/desk-code.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { DeskList } from '#web/patients/desk/desk-list.tsx';
import { DeskPatient } from '#web/patients/desk/desk-patient.tsx';
import { usePatient } from '#web/patients/queries.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { useInpatients } from '#web/ward/queries.ts';
import { useChildParts } from '../child-parts.tsx';
import { FactsButton } from '../facts-button.tsx';
import styles from './desk-patients.module.css';

const DeskRegister = lazy(async () => ({
  default: (await import('#web/patients/desk/desk-register.tsx')).DeskRegister,
}));
const DeskVisits = lazy(async () => ({
  default: (await import('#web/appointments/changing/desk-visits.tsx')).DeskVisits,
}));
const PatientBanner = lazy(async () => ({ default: (await import('#web/chart/patient-banner.tsx')).PatientBanner }));
const ChartTabs = lazy(async () => ({ default: (await import('#web/chart/chart-tabs.tsx')).ChartTabs }));
const loadDialog = async () => (await import('#web/patients/finding/break-glass-dialog.tsx')).BreakGlassDialog;

/** The desk: find someone, register someone, and the page of one patient. */
export function DeskPatients() {
  const { patient, tab } = useSearch({ strict: false });
  const me = useMyself();

  const clinicName = useClinic().data?.name ?? 'Nadi';
  const isRegistering = !patient && tab === 'register';
  return (
    <>
      <PageHead title={isRegistering ? 'Register at the desk' : 'Patients'} note="Everyone who is registered here">
        {(patient || isRegistering) && (
          <ButtonLink to="/staff-dashboard" search={{ view: 'patients' }} icon={<IconArrowLeft aria-hidden />}>
            All patients
          </ButtonLink>
        )}
      </PageHead>
      <Suspense fallback={<Skeleton lines={8} />}>
        {patient ? (
          <div key={patient} className="stack fit gap-16">
            <DeskPatient patientId={patient} clinicName={clinicName} myId={me.id} />
            <DeskVisits patientId={patient} />
            <Chart patientId={patient} />
          </div>
        ) : isRegistering ? (
          <DeskRegister clinicName={clinicName} />
        ) : (
          <PatientsFound />
        )}
      </Suspense>
    </>
  );
}

/** The ward knows who lies here: a name that is alike is told although the search has not found it. */
function PatientsFound() {
  const here = useInpatients().data?.map((each) => ({ id: each.patientId, name: each.name, bed: bedName(each) }));
  return (
    <>
      <DeskCode />
      <DeskList here={here ?? []} />
    </>
  );
}

/** Open to whoever cares for the patient; to anyone else only by breaking the glass. */
function Chart({ patientId }: { patientId: string }) {
  const profile = useProfile(patientId);
  const childParts = useChildParts(patientId);
  if (profile.isPending && !profile.error) return <Skeleton lines={4} />;
  if (profile.error instanceof ApiRefusal && profile.error.status === 404) return <ClosedChart patientId={patientId} />;
  return (
    <section className={`panel ${styles.chart}`} aria-label="Chart">
      <PatientBanner patientId={patientId} action={<FactsButton patientId={patientId} />} />
      <ChartTabs patientId={patientId} brought={childParts} />
    </section>
  );
}

function ClosedChart({ patientId }: { patientId: string }) {
  const [isAsking, setAsking] = useState(false);
  const file = usePatient(patientId).data;
  const queryClient = useQueryClient();
  const openChart = () => void queryClient.invalidateQueries({ queryKey: ['profile', patientId] });
  const person: PatientListed | null = file
    ? {
        id: file.id,
        pud: file.pud,
        name: file.name,
        age: file.age,
        dateOfBirth: file.dateOfBirth,
        gender: file.sex,
        lastVisit: null,
        condition: null,
        status: 'Active',
        phoneEnding: file.phone.slice(-4),
        isDeactivated: file.isDeactivated,
        isInCare: false,
      }
    : null;
  return (
    <>
      <AlertBox tone="info" title="The chart is not open to you.">
        <p>You do not care for this patient at the moment. In an emergency you can open it with a written reason.</p>
        <Button icon={<IconLockOpen aria-hidden />} onClick={() => setAsking(true)}>
          Break the glass
        </Button>
      </AlertBox>
      <LazyDialog
        load={loadDialog}
        dialog={{ isOpen: isAsking, onClose: () => setAsking(false), patient: person, onOpened: openChart }}
      />
    </>
  );
}
