/** Of pages that are made at build time: the server puts the clinic's own facts in when it sends one. */
export const clinicToFill = {
  name: '{{clinicName}}',
  address: '{{clinicAddress}}',
  phone: '{{clinicPhone}}',
  email: '{{clinicEmail}}',
  supportHours: '{{supportHours}}',
  emergencyNumber: '{{emergencyNumber}}',
  timeZone: 'UTC',
  crisisLine: { number: '', name: null },
  mode: 'production' as const,
};
