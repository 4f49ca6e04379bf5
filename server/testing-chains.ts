// What the tests of chains share: acting as a person, and whether the chart is open to them.
import type { TestApp } from './testing-app.ts';
import type { Patient, Person } from './testing-people.ts';

export type World = { nurse: Person; doctor: Person; patient: Patient };

export const aWorld = async (app: TestApp): Promise<World> => ({
  nurse: await app.aNurse(),
  doctor: await app.aDoctor(),
  patient: await app.aPatient(),
});

/** The status of reading the health profile: 200 or 404. */
export async function chartSeenBy(app: TestApp, person: Person, { patientId }: { patientId: string }): Promise<number> {
  const cookie = await app.login(person);
  return (await app.as(cookie).get(`/api/patients/${patientId}/profile`)).statusCode;
}

export const postAs = (app: TestApp, { cookie }: Person, path: string, body: object = {}) =>
  app.as(cookie).post(`/api${path}`, body);
