// The smallest adapter there is: our bare server as the peer. One for another product looks like this, with its own paths, its
// token in the headers, and its own setup of patients before `operations`.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { everydaysOf } from './operations.ts';
import type { PeerAdapter } from './peer.ts';

const bare: PeerAdapter = async (clinic) => {
  const patients = (await everydaysOf(clinic)).map(({ patient }) => patient);
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { BARE_DATABASE_URL: clinic.appUrl, BARE_DATA_DIR: clinic.deps.config.dataDir },
  });
  const port = await new Promise<number>((resolve) => server.once('message', (said) => resolve(Number(said))));
  const reading = (name: string, paths: string[]) => ({
    name,
    status: 200,
    requests: async (count: number) =>
      Array.from({ length: count }, (_, n) => ({ method: 'GET', path: paths[n % paths.length] ?? '' })),
  });
  return {
    name: 'bare Fastify',
    port,
    operations: [
      reading(
        "list a patient's appointments",
        patients.map(({ id }) => `/appointments/${id}`),
      ),
      reading('search a name', ['/search/lakshmi']),
    ],
    close: async () => server.disconnect(),
  };
};

export default bare;
