import { IconKey, IconPencil, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientReply } from '#contract/patients/patients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, shortDay } from '#web/ui/time/time.ts';
import { DetailsForm } from '../details/details-form.tsx';
import { usePatient } from '../queries.ts';
import { bornWords } from './born-words.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { useReactivate, useRenewCode } from './desk-queries.ts';
import { DeskSlip } from './desk-slip.tsx';

type DeskPatientProps = { patientId: string; clinicName: string; myId: string };

const emailWords = ({ email, newEmail, newEmailNeeds }: PatientReply) => {
  const waits = newEmailNeeds === 'approval' ? 'waits for the patient to agree' : 'not confirmed yet';
  return [email ?? (newEmail ? null : 'None'), newEmail && `${newEmail} (${waits})`].filter(Boolean).join('; ');
};

/** How to reach someone, and what the desk does for them: correct, a new code, close and open the login. */
export function DeskPatient({ patientId, clinicName, myId }: DeskPatientProps) {
  const timeZone = useTimeZone();
  const patient = usePatient(patientId);
  const [isChanging, setChanging] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [confirmed, setConfirmed] = useState<{ activationCode: string; activateAt: string }>();
  const renewing = useRenewCode();
  const reactivating = useReactivate(patientId);
  return (
    <QueryView query={patient} lines={5}>
      {(file) => {
        const code = confirmed ?? renewing.data;
        if (code) return <DeskSlip slip={{ ...code, patient: file }} clinicName={clinicName} />;
        return (
          <Card title={file.name}>
            {isChanging ? (
              <DetailsForm file={file} onSaved={() => setChanging(false)} onCancel={() => setChanging(false)} />
            ) : (
              <>
                <Facts
                  rows={{
                    'Health ID': file.pud,
                    Phone: file.phone,
                    Born: bornWords(file) ?? 'Not known',
                    Sex: file.sex ? atStart(file.sex) : 'Not known',
                    Email: emailWords(file),
                    Registered: shortDay(file.registeredAt, timeZone),
                    Login: file.isDeactivated ? 'Deactivated' : file.hasAccount ? 'Active' : 'Not activated yet',
                  }}
                />
                {file.isDeactivated && (
                  <Badge tone="attention">Deactivated: the login is closed, the record stays</Badge>
                )}
                {file.held && (
                  <ConfirmIdentity
                    {...{ patientId, myId }}
                    name={file.name}
                    held={file.held}
                    onConfirmed={setConfirmed}
                  />
                )}
                {renewing.error && <AlertBox tone="urgent" title={sentenceFor(renewing.error)} />}
                <div className="row stretch wrap gap-8 mt-16">
                  <Button icon={<IconPencil aria-hidden />} onClick={() => setChanging(true)}>
                    Correct details
                  </Button>
                  {(!file.hasAccount || file.held || file.newEmailNeeds === 'approval') && (
                    <Button
                      icon={<IconKey aria-hidden />}
                      isBusy={renewing.isPending}
                      onClick={() => renewing.mutate(patientId)}
                    >
                      {file.hasAccount && !file.held ? 'Code for the new address' : 'New activation code'}
                    </Button>
                  )}
                  {file.isDeactivated ? (
                    <Button
                      isBusy={reactivating.isPending}
                      onClick={() =>
                        mutateDetached(reactivating, undefined, { onError: (error) => toast.error(sentenceFor(error)) })
                      }
                    >
                      Open the login again
                    </Button>
                  ) : (
                    <Button look="quiet" icon={<IconUserOff aria-hidden />} onClick={() => setClosing(true)}>
                      Deactivate
                    </Button>
                  )}
                </div>
              </>
            )}
            <DeactivateDialog
              isOpen={isClosing}
              onClose={() => setClosing(false)}
              patientId={patientId}
              name={file.name}
              phoneToCall={file.email && file.hasAccount ? null : file.phone}
            />
          </Card>
        );
      }}
    </QueryView>
  );
}
