import type { Examples } from '../testing-calls.ts';
import { aLabOrder, aPdf, aReportForm } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /lab-orders/{id}/collect': async (house) => {
    const { id, nurse } = await aLabOrder(house);
    return { cookie: nurse.cookie, id, leaves: 'lab_order.collected' };
  },
  'POST /lab-orders/{id}/result': async (house) => {
    const { id, nurse } = await aLabOrder(house, { state: 'collected' });
    const body = { values: [{ name: 'HbA1c', unit: '%', value: 7.4 }] };
    return { cookie: nurse.cookie, id, body, leaves: 'lab_result.entered' };
  },
  'POST /lab-orders/{id}/report': async (house) => {
    const { id, nurse } = await aLabOrder(house, { state: 'collected' });
    return {
      cookie: nurse.cookie,
      id,
      body: { isAbnormal: false },
      ...aReportForm(aPdf()),
      leaves: 'lab_result.entered',
    };
  },
  'POST /lab-orders/{id}/calls': async (house) => {
    const { id, nurse, doctor } = await aLabOrder(house, { test: 'INR', state: 'resulted', value: 6.4 });
    const readBack = [{ name: 'INR', value: 6.4 }];
    const body = { outcome: 'read-back', doctorId: doctor.id, resultVersion: 1, readBack };
    return { cookie: nurse.cookie, id, body, leaves: 'lab_call.read_back' };
  },
  'POST /lab-orders/{id}/review': async (house) => {
    const { id, doctor, order } = await aLabOrder(house, { state: 'resulted' });
    return { cookie: doctor.cookie, id, body: { version: order.version }, leaves: 'lab_result.reviewed' };
  },
  'POST /lab-orders/{id}/release': async (house) => {
    const { id, doctor } = await aLabOrder(house, { state: 'reviewed' });
    return { cookie: doctor.cookie, id, leaves: 'lab_result.released' };
  },
  'POST /lab-orders/{id}/cancel': async (house) => {
    const { id, doctor } = await aLabOrder(house);
    return { cookie: doctor.cookie, id, body: { reason: 'Done elsewhere.' }, leaves: 'lab_order.cancelled' };
  },
};
