import { createServer } from 'node:net';

/** The wished port of this machine, or any free one when it is taken. */
export async function freePort(wish: number): Promise<number> {
  return (await listenOnce(wish)) ?? (await listenOnce(0)) ?? wish;
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
