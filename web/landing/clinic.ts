// The clinic's facts are not known when the page is built: the server puts them in, escaped, when it sends the page.
export const clinic = {
  name: '{{clinicName}}',
  address: '{{clinicAddress}}',
  phone: '{{clinicPhone}}',
  email: '{{clinicEmail}}',
  supportHours: '{{supportHours}}',
  emergencyNumber: '{{emergencyNumber}}',
  year: '{{year}}',
  /** An image, or nothing. */
  logo: '{{clinicLogo}}',
} as const;
