// A PIN for a ward tablet: for one session, on the device that holds it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { Me } from '../identity.ts';

const Pin = z.string({ error: 'PIN is needed.' }).check(z.regex(/^\d{6}$/, { error: 'A PIN has six digits.' }));

export const setPin = endpoint({
  method: 'PUT',
  path: '/session/pin',
  summary: 'Set a PIN that unlocks this screen, on this device and until this session ends',
  body: z.strictObject({ pin: Pin }),
  reply: Done,
  roles: ['staff'],
  refusals: ['pin_refused'],
  stepUp: true,
});

export const unlockWithPin = endpoint({
  method: 'POST',
  path: '/session/unlock-pin',
  summary: 'Unlock the screen with the PIN that was set in this session; after five wrong ones the session ends',
  body: z.strictObject({ pin: Pin }),
  reply: Me,
  roles: ['staff'],
  refusals: ['wrong_pin', 'pin_over'],
  session: ['open', 'locked'],
});
