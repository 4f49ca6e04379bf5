import type { Appointment } from '#contract/appointments/appointments.ts';
import { actingFor } from '#web/acting-for.ts';
import { privateMark, useMarkPrivate, usePrivateParts } from '#web/api/private-parts.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';

type PrivateVisitProps = { appointment: Appointment; about: string; className: string };

/** From the age at which one may come alone. Whoever acts for somebody is not asked: to them a private visit does not exist. */
export function PrivateVisit({ appointment: { id, patientId }, about, className }: PrivateVisitProps) {
  const parts = usePrivateParts(patientId, actingFor() === null).data;
  const marking = useMarkPrivate(patientId);
  const mark = privateMark(parts, id);
  if (!parts || (!parts.can.mark && !mark)) return null;
  const isFixed = mark ? !mark.can.lift : !parts.can.mark;
  return (
    <SwitchField
      className={className}
      isOn={mark !== undefined}
      disabled={isFixed || marking.isPending}
      label={t('Private')}
      onChange={() =>
        mutateDetached(
          marking,
          { subject: 'appointment', id, isPrivate: !mark },
          { onError: (error) => toast.error(t('It was not changed'), sentenceFor(error)) },
        )
      }
    >
      {isFixed ? t('Made private by the clinic') : t('Nobody who acts for you learns of this visit')}
      <span className="visually-hidden"> {about}</span>
    </SwitchField>
  );
}
