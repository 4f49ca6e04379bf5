import type { Examples } from '../testing-calls.ts';

export const EXAMPLES: Examples = {
  'POST /patients/register': async () => ({
    body: {
      name: 'Ila Sen',
      email: 'ila@mail.example',
      phone: '+91 98200 14477',
      password: 'eleven herons at the weir',
    },
    leaves: 'patient.registered',
  }),
};
