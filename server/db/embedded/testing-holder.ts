// Run as a process of its own by the tests: starts a database, says so in one line, and stays until it is killed.
import { startEmbeddedPostgres } from './start.ts';

const [, , dataDir = '', manner] = process.argv;
const log = { info() {}, warn() {} };
try {
  const server = await startEmbeddedPostgres({ dataDir, durable: manner === 'durable', log });
  console.log(JSON.stringify({ pid: server.pid, superUrl: server.superUrl, adopted: server.adopted }));
} catch (error) {
  console.log(JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) }));
}
