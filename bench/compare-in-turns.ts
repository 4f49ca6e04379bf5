import { type Connection, openConnection, requestsPerSecond } from './connection.ts';

export type Side = { port: number; status: number; requests(count: number): Promise<Buffer[]> };
export type Both = {
  clients: number;
  rounds: number;
  requests: number;
  /** How many each answers before it counts, if not as many as in a round. */
  warmUp?: number;
  ours: Side;
  other: Side;
};

/** Requests per second of two servers, in turns, so that a busy machine is as busy for both. */
export async function compareInTurns({ clients, rounds, requests, warmUp = requests, ours, other }: Both) {
  const rates: { ours: number; other: number }[] = [];
  // The first round only warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const count = round === 0 ? warmUp : requests;
    const one = { ours: await rateOf(ours, clients, count), other: await rateOf(other, clients, count) };
    if (round > 0) rates.push(one);
  }
  return rates;
}

async function rateOf({ port, status, requests }: Side, clients: number, count: number): Promise<number> {
  const all = await requests(count);
  const connections: Connection[] = await Promise.all(Array.from({ length: clients }, () => openConnection(port)));
  try {
    return await requestsPerSecond(connections, all, status);
  } finally {
    for (const connection of connections) connection.close();
  }
}
