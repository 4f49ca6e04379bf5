/** A clinic of its own, as production asks for. */
export const OWN_CLINIC = {
  CLINIC_NAME: 'Riverside Clinic',
  CLINIC_ADDRESS: '1 River Road, Mysuru',
  CLINIC_PHONE: '+91 82 1400 1000',
  CLINIC_EMAIL: 'desk@riverside.example',
};

export const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://nadi.example',
  TRUSTED_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'Nadi <nadi@clinic.example>',
  ...OWN_CLINIC,
};
