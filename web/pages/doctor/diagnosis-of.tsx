import { IconFolderOpen, IconMessagePlus, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PatientSummary } from '#contract/patients/chart.ts';
import { usePatientSummary } from '#web/api/chart.ts';
import { DiagnosisFormLoader } from '#web/care/form/diagnosis-form-loader.tsx';
import { PatientRail } from '#web/care/form/patient-rail.tsx';
import { StopMedicine } from '#web/care/medicines/stop-medicine.tsx';
import { AnswerContext } from '#web/care/safety/answer-context.ts';
import { SignedDiagnoses } from '#web/care/signed/signed-diagnoses.tsx';
import { ChartTabs } from '#web/chart/chart-tabs.tsx';
import { MedicinesNow } from '#web/chart/medicines/medicines-now.tsx';
import { PatientBanner } from '#web/chart/patient-banner.tsx';
import { SharedDocuments } from '#web/documents/lazy-shared-documents.tsx';
import { ApiRefusal } from '#web/refusal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { useChildParts } from '../child-parts.tsx';
import { familyPart } from '../family-part.tsx';
import { privatePart } from '../private-part.tsx';
import { useAlikeInpatient } from './alike-inpatient.ts';
import { answerWith } from './answer-with.tsx';
import styles from './doctor-diagnosis.module.css';
import { InpatientStrip } from './inpatient-now.tsx';
import { LastTriage } from './last-triage.tsx';
import { ToldTriage } from './told-triage.tsx';

const newMessageDialog = async () => (await import('#web/messages/new-message-dialog.tsx')).NewMessageDialog;

export function DiagnosisOf({ patientId }: { patientId: string }) {
  const timeZone = useTimeZone();
  const summary = usePatientSummary(patientId);
  const today = dayOf(useNow(), timeZone);
  const stay = summary.data?.stay;
  const alike = useAlikeInpatient(patientId);
  const childParts = useChildParts(patientId);
  const signed = useRef<HTMLDivElement>(null);
  if (summary.error instanceof ApiRefusal && summary.error.status === 404) return <NotOpen />;
  return (
    <div className={`column gap-16 ${styles.patient}`}>
      <PatientBanner
        patientId={patientId}
        alike={alike}
        action={<Actions patientId={patientId} name={summary.data?.patient.name ?? ''} />}
      />
      <div className={`surface ${styles.desk}`}>
        {stay && <InpatientStrip inpatientId={stay.inpatientId} />}
        <QueryView query={summary} lines={10}>
          {(known) => (
            <div className={`stack fit ${styles.beside}`}>
              <AnswerContext value={answerWith(patientId)}>
                <DiagnosisFormLoader summary={known} today={today} onSigned={() => showSigned(signed.current)} />
              </AnswerContext>
              <div className={`ruled ${styles.rail}`}>
                <PatientRail
                  summary={known}
                  triage={<LastTriage patientId={patientId} />}
                  medicines={
                    <MedicinesNow
                      label="Medicines now, beside the form"
                      patientId={patientId}
                      actions={({ source, id }) => stopButton(source === 'prescribed' ? known.medicines : [], id)}
                    />
                  }
                />
              </div>
            </div>
          )}
        </QueryView>
      </div>
      <div ref={signed} tabIndex={-1}>
        <Panel title="Signed before" note="corrections are added, never written over">
          <SignedDiagnoses patientId={patientId} printLink={printLink} />
        </Panel>
      </div>
      <Panel title="Chart">
        <ChartTabs
          patientId={patientId}
          told={(triageId) => <ToldTriage triageId={triageId} />}
          documents={<SharedDocuments patientId={patientId} />}
          brought={[...childParts, privatePart(patientId), familyPart(patientId)]}
        />
      </Panel>
    </div>
  );
}

/** The form is empty again: the keyboard goes on where the signed one stands. */
function showSigned(signed: HTMLElement | null) {
  signed?.focus({ preventScroll: true });
  signed?.scrollIntoView({ block: 'center' });
}

const stopButton = (medicines: PatientSummary['medicines'], id: string) => {
  const medicine = medicines.find((each) => each.id === id);
  return medicine?.can.stop && <StopMedicine medicine={medicine} />;
};

const printLink = (id: string, number: string) => (
  <Link to="/prescriptions/$id" params={{ id }} className={`row-inline gap-6 semibold icons-18 ${styles.print}`}>
    <IconPrinter aria-hidden /> Prescription {number}
  </Link>
);

function Actions({ patientId, name }: { patientId: string; name: string }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={`row stretch wrap gap-8 ${styles.actions}`}>
      <Button icon={<IconMessagePlus aria-hidden />} onClick={() => setWriting(true)}>
        <span>Write to the ward</span>
      </Button>
      <ButtonLink
        to="/doctor-dashboard"
        search={{ view: 'patients', patient: patientId }}
        icon={<IconFolderOpen aria-hidden />}
      >
        <span>Open chart</span>
      </ButtonLink>
      <LazyDialog
        load={newMessageDialog}
        dialog={{
          side: 'doctor',
          patientId,
          patients: [{ id: patientId, name }],
          isOpen: isWriting,
          onClose: () => setWriting(false),
        }}
      />
    </div>
  );
}

const NotOpen = () => (
  <AlertBox tone="attention" title="This chart is not open to you.">
    There is no care relationship, or it has ended. Search for the person by name, PUD or phone under Patients to break
    the glass.
  </AlertBox>
);
