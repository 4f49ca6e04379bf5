import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { withClient } from '#server/db/with-client.ts';
import type { Clinic } from './clinic.ts';
import { openConnection, requestsPerSecond, requestText } from './connection.ts';
import { type Measurement, median } from './measurement.ts';

const CLIENTS = 16;
const ROUNDS = 7;
const REQUESTS = 600;

/** A doctor opens the contact part of a chart, which leaves an entry in the trail; beside it the least that could do so. */
export async function readWithAudit({ server, db, people, appUrl, ownerUrl }: Clinic): Promise<Measurement[]> {
  const doctor = await people.aDoctor();
  const { patientId } = await people.aPatient();
  const care = {
    patient_id: patientId,
    clinician_id: doctor.id,
    kind: 'appointment' as const,
    source_id: randomUUID(),
  };
  await db
    .insertInto('care_relationships')
    .values({ ...care, opened_at: new Date() })
    .execute();
  await withClient(ownerUrl, async (owner) => {
    await owner.query('create table if not exists bench_entries (like audit_entries including all)');
    await owner.query('grant select, insert on bench_entries to nadi_app');
  });
  const ours = await loaded(server.port, requestText('GET', `/api/patients/${patientId}`, { cookie: doctor.cookie }));
  const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'), { env: { BARE_DATABASE_URL: appUrl } });
  try {
    const port = await new Promise<number>((resolve) => bareServer.once('message', (said) => resolve(Number(said))));
    const bare = await loaded(port, requestText('GET', `/item/${patientId}`));
    const rates: { ours: number; bare: number }[] = [];
    // The first round only warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = { ours: await ours.perSecond(), bare: await bare.perSecond() };
      if (round > 0) rates.push(one);
    }
    ours.close();
    bare.close();
    const [our, its] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.bare))];
    return [
      {
        what: 'authenticated read with its audit entry, beside bare Fastify',
        value: median(rates.map((rate) => rate.ours / rate.bare)),
        unit: '×',
        atLeast: 0.5,
        note: `${our.toFixed(0)} against ${its.toFixed(0)} a second, ${CLIENTS} clients`,
      },
    ];
  } finally {
    bareServer.disconnect();
  }
}

async function loaded(port: number, request: Buffer) {
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(port)));
  const requests = new Array<Buffer>(REQUESTS).fill(request);
  return {
    perSecond: () => requestsPerSecond(connections, requests, 200),
    close() {
      for (const connection of connections) connection.close();
    },
  };
}
