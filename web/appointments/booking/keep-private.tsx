import { actingFor } from '#web/acting-for.ts';
import { usePrivateParts } from '#web/api/private-parts.ts';
import { t } from '#web/language/say.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import type { BookingForm } from './booking-draft.ts';

/** For teenagers, and for adults for whom somebody acts. Whoever acts for someone is not asked. */
export function KeepPrivate({ bookingForm: { draft, patientId, keepPrivate } }: { bookingForm: BookingForm }) {
  const parts = usePrivateParts(patientId, actingFor() === null).data;
  if (!parts?.can.mark) return null;
  const isOn = draft.isPrivate === true;
  return (
    <SwitchField label={t('Keep this private')} isOn={isOn} onChange={() => keepPrivate(!isOn)}>
      {t('Nobody who acts for you learns of this visit')}
    </SwitchField>
  );
}
