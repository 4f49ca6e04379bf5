// `npm run bench -- --peer=ADAPTER.ts`: the same load on another server, in turns with ours. The adapter's default export starts
// or finds that server and says how it is asked for what we do; what it cannot do it leaves out. bench/peer-bare.ts is one.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clinic } from './clinic.ts';
import { compareInTurns } from './compare-in-turns.ts';
import { requestText } from './connection.ts';
import { type Measurement, median } from './measurement.ts';
import { operationsOf } from './operations.ts';

export type PeerRequest = { method: string; path: string; headers?: Record<string, string>; body?: unknown };

export type PeerOperation = {
  /** As ours in operations.ts: "read a patient", "book". */
  name: string;
  status: number;
  requests(count: number): Promise<PeerRequest[]>;
};

export type Peer = { name: string; port: number; operations: PeerOperation[]; close(): Promise<void> };
export type PeerAdapter = (clinic: Clinic) => Promise<Peer>;

const LOAD = { clients: 16, rounds: 5, requests: 300 };

export async function besidePeer(clinic: Clinic, adapterFile: string): Promise<Measurement[]> {
  const { default: open } = (await import(pathToFileURL(resolve(adapterFile)).href)) as { default: PeerAdapter };
  const found: Measurement[] = [];
  const peer = await open(clinic);
  try {
    for (const ours of await operationsOf(clinic)) {
      const its = peer.operations.find(({ name }) => name === ours.name);
      if (!its) continue;
      const asText = ({ method, path, ...rest }: PeerRequest) => requestText(method, path, rest);
      const other = {
        port: peer.port,
        status: its.status,
        requests: async (count: number) => (await its.requests(count)).map(asText),
      };
      const rates = await compareInTurns({ ...LOAD, ours: { port: clinic.server.port, ...ours }, other });
      found.push(sideBySide(`${ours.name}, beside ${peer.name}`, rates));
    }
  } finally {
    await peer.close();
  }
  return found;
}

function sideBySide(what: string, rates: { ours: number; other: number }[]): Measurement {
  const spread = (values: number[]) =>
    `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  return {
    what,
    value: median(rates.map(({ ours, other }) => ours / other)),
    unit: '×',
    note: `${spread(rates.map(({ ours }) => ours))} against ${spread(rates.map(({ other }) => other))} a second, ${LOAD.clients} clients, ${LOAD.rounds} rounds`,
  };
}
