// What one request of each kind costs in processor time. For information: it says where the time goes, and it hardly changes
// when the machine is busy with other things.

import { findHome } from '#server/db/embedded/data-folder/database-home.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import type { Clinic } from '../clinic.ts';
import { openConnection, requestsPerSecond } from '../connection.ts';
import { cpuTime } from '../cpu-time.ts';
import type { Measurement } from '../measurement.ts';
import { operationsOf } from '../operations.ts';

const CLIENTS = 16;
/** A server that has been asked before, as a clinic's has by morning: V8 compiles what is asked often, and takes its time for it. */
const WARM_UP = 900;
const REQUESTS = 600;

export async function costsOfRequests(clinic: Clinic, only?: string[]): Promise<Measurement[]> {
  const { server, deps } = clinic;
  const postmaster = readPostmaster(findHome(deps.config.dataDir).cluster)?.pid ?? 0;
  const found: Measurement[] = [];
  for (const { name, status, requests } of await operationsOf(clinic)) {
    if (only && !only.some((word) => name.startsWith(word))) continue;
    const all = await requests(WARM_UP + REQUESTS);
    await clinic.settle();
    const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(server.port)));
    await requestsPerSecond(connections, all.slice(0, WARM_UP), status);
    const before = cpuTime(server.pid, postmaster);
    const perSecond = await requestsPerSecond(connections, all.slice(WARM_UP), status);
    const after = cpuTime(server.pid, postmaster);
    for (const connection of connections) connection.close();
    const [node, postgres] = [after.nodeMs - before.nodeMs, after.postgresMs - before.postgresMs].map(
      (ms) => ms / REQUESTS,
    );
    found.push({
      what: `processor time to ${name}`,
      value: (node ?? 0) + (postgres ?? 0),
      unit: 'ms',
      note: `server ${node?.toFixed(2)} + PostgreSQL ${postgres?.toFixed(2)} ms; ${perSecond.toFixed(0)} a second, ${CLIENTS} clients`,
    });
  }
  return found;
}
