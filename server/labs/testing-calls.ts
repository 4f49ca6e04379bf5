import type { Examples } from '../testing-calls.ts';
import { aLabOrder, aPdf, aReportForm } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /lab-orders/{id}/take': async (app) => {
    const { id, order } = await aLabOrder(app);
    const body = { version: order.version };
    return { cookie: (await app.aNurse()).cookie, id, body, leaves: 'lab_order.taken' };
  },
  'POST /lab-orders/{id}/collect': async (app) => {
    const { id, nurse } = await aLabOrder(app);
    return { cookie: nurse.cookie, id, leaves: 'lab_order.collected' };
  },
  'POST /lab-orders/{id}/result': async (app) => {
    const { id, nurse } = await aLabOrder(app, { state: 'collected' });
    const body = { values: [{ name: 'HbA1c', unit: '%', value: 7.4 }] };
    return { cookie: nurse.cookie, id, body, leaves: 'lab_result.entered' };
  },
  'POST /lab-orders/{id}/report': async (app) => {
    const { id, nurse } = await aLabOrder(app, { state: 'collected' });
    return {
      cookie: nurse.cookie,
      id,
      body: { isAbnormal: false },
      ...aReportForm(aPdf()),
      leaves: 'lab_result.entered',
    };
  },
  'POST /lab-orders/{id}/calls': async (app) => {
    const { id, nurse, doctor } = await aLabOrder(app, { test: 'INR', state: 'resulted', value: 6.4 });
    const readBack = [{ name: 'INR', value: 6.4 }];
    const body = { outcome: 'read-back', doctorId: doctor.id, resultVersion: 1, readBack };
    return { cookie: nurse.cookie, id, body, leaves: 'lab_call.read_back' };
  },
  'POST /lab-orders/{id}/review': async (app) => {
    const { id, doctor, order } = await aLabOrder(app, { state: 'resulted' });
    return { cookie: doctor.cookie, id, body: { version: order.version }, leaves: 'lab_result.reviewed' };
  },
  'POST /lab-orders/{id}/release': async (app) => {
    const { id, doctor } = await aLabOrder(app, { state: 'reviewed' });
    return { cookie: doctor.cookie, id, leaves: 'lab_result.released' };
  },
  'POST /lab-orders/{id}/cancel': async (app) => {
    const { id, doctor } = await aLabOrder(app);
    return { cookie: doctor.cookie, id, body: { reason: 'Done elsewhere.' }, leaves: 'lab_order.cancelled' };
  },
};
