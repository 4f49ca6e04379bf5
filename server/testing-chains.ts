// What the tests of chains share: acting as a person, and whether the chart is open to them.
import type { TestHouse } from './testing-house.ts';
import type { Patient, Person } from './testing-people.ts';

export type World = { nurse: Person; doctor: Person; patient: Patient };

export const aWorld = async (house: TestHouse): Promise<World> => ({
  nurse: await house.aNurse(),
  doctor: await house.aDoctor(),
  patient: await house.aPatient(),
});

/** The status of reading the health profile: 200 or 404. */
export async function chartSeenBy(
  house: TestHouse,
  person: Person,
  { patientId }: { patientId: string },
): Promise<number> {
  const cookie = await house.login(person);
  return (await house.as(cookie).get(`/api/patients/${patientId}/profile`)).statusCode;
}

export const postAs = (house: TestHouse, { cookie }: Person, path: string, body: object = {}) =>
  house.as(cookie).post(`/api${path}`, body);
