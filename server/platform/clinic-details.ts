import { PlainError } from './plain-error.ts';

/** The demo's clinic does not exist: nobody lives there, answers or reads. */
export const DEMO_CLINIC = {
  CLINIC_NAME: 'Banyan Street Clinic',
  CLINIC_ADDRESS: '14 Banyan Street',
  CLINIC_PHONE: '+91 80 5550 0114',
  CLINIC_EMAIL: 'desk@banyanstreet.example',
} as const;

type ClinicDetails = Record<keyof typeof DEMO_CLINIC, string>;

/** Names all missing settings in one sentence. Values copied from the example count as missing. */
export function assertOwnClinic(env: ClinicDetails): void {
  const names = Object.keys(DEMO_CLINIC) as (keyof ClinicDetails)[];
  const missing = names.filter((name) => env[name].trim() === DEMO_CLINIC[name]);
  if (missing.length === 0) return;
  throw new PlainError(`In production mode the clinic's own details are shown to patients: set ${listed(missing)}.`);
}

const listed = (names: string[]): string =>
  names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
