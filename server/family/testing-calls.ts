import { aScheduledDoctor, tomorrow } from '../appointments/testing.ts';
import { aPatientBorn, giveAccess } from '../patients/access/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';

async function aHelpedFather(app: TestApp) {
  const [daughter, father] = [await app.aPatient(), await aPatientBorn(app, '1950-04-01')];
  const id = await giveAccess(app, daughter, father, { relation: 'helper', parts: ['medicines'] });
  return { daughter, father, id, cookie: father.cookie };
}

export const EXAMPLES: Examples = {
  'POST /family/bookings': async (app) => {
    const [mother, son, doctor] = [
      await app.aPatient(),
      await aPatientBorn(app, '2020-05-01'),
      await aScheduledDoctor(app),
    ];
    await giveAccess(app, mother, son, { relation: 'guardian' });
    const at = { department: doctor.department, doctor: doctor.id, date: tomorrow(app), time: '09:00' };
    return {
      cookie: mother.cookie,
      body: { ...at, patients: [mother.patientId, son.patientId] },
      leaves: 'appointment.booked',
    };
  },
  'PUT /family/access/{id}/missed-doses': async (app) => {
    const { cookie, id } = await aHelpedFather(app);
    return { cookie, id, body: { isTold: true }, leaves: 'family.told_of_doses' };
  },
  'POST /family/access/{id}/emergency-contact': async (app) => {
    const { cookie, id } = await aHelpedFather(app);
    return { cookie, id, leaves: 'profile.saved' };
  },
};
