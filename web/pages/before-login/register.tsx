import { useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { t } from '#web/language/say.ts';
import { RegistrationScreen } from '#web/patients/registration/registration-screen.tsx';

/** The form stands at once; the clinic's name on the card follows. */
export function RegisterPage() {
  const clinic = useClinic().data ?? { name: t('The clinic') };
  // Where a guest came from: the login leads back there.
  const { then } = useAddress().search;
  return <RegistrationScreen clinic={clinic} comeBackTo={then} />;
}
