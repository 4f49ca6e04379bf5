// @ts-check
import { createServer } from 'node:net';

/**
 * The wished port of this machine, or any free one when it is taken.
 * @param {number} wish
 */
export async function freePort(wish) {
  return (await listenOnce(wish)) ?? (await listenOnce(0)) ?? wish;
}

/**
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
