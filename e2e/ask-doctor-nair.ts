import type { APIRequestContext } from '@playwright/test';
import { send } from './new-patient.ts';

/** A request to the doctor of the demo account, some months ahead. */
export async function askDoctorNair(patient: APIRequestContext, reason: string, triageId?: string) {
  const doctors: { id: string; name: string; department: string }[] = await (await patient.get('/api/doctors')).json();
  const doctor = doctors.find(({ name }) => name === 'Dr. Arjun Nair');
  if (!doctor) throw new Error('The demo clinic has no Dr. Arjun Nair.');
  for (let ahead = 100; ahead < 170; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const { slots } = await (await patient.get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json();
    const free = slots.filter(({ isFree }: { isFree: boolean }) => isFree);
    const time = free[Math.floor(Math.random() * free.length)]?.time;
    if (!time) continue;
    const request = { department: doctor.department, doctor: doctor.id, date, time, reason };
    return send(patient, 'POST', '/api/appointments/book', triageId ? { ...request, triageId } : request);
  }
  throw new Error('Dr. Arjun Nair has no free time.');
}
