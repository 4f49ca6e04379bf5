// Starts the real product for the browser tests: a demo clinic in a folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { startAiService } from '#server/triage/testing-ai-service.ts';

const PASSED_ON = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'LOCALAPPDATA', 'XDG_CACHE_HOME'],
  'NODE_COMPILE_CACHE',
];

const dataDir = mkdtempSync(join(tmpdir(), 'nadi-e2e-'));
// Root's PostgreSQL runs under another account, which has to pass through.
chmodSync(dataDir, 0o711);

// The outside model of the symptom tools: asked only where a journey consents to it.
const model = await startAiService();

const server = spawn(process.execPath, ['--import=./scripts/stop-with-parent.mjs', 'server/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    // Not the whole environment: a DATABASE_URL of the person who runs the tests must stay out of their reach.
    ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    MODE: 'demo',
    PORT: process.env.NADI_E2E_PORT,
    DATA_DIR: dataDir,
    // All journeys come from one address; the limits have tests of their own.
    RATE_LIMIT_LOGINS: '100000',
    RATE_LIMIT_REGISTRATIONS: '100000',
    RATE_LIMIT_GUEST_TRIAGES: '100000',
    RATE_LIMIT_CALLS: '100000',
    // The journeys run at any hour.
    QUIET_HOURS: 'off',
    // The journey of notices has a push service of its own.
    PUSH_LOOPBACK: 'on',
    AI_PROVIDER: 'gemini',
    AI_BASE_URL: model.url,
    GEMINI_API_KEY: 'key-of-the-tests',
    AI_DEADLINE_SECONDS: '3',
    RATE_LIMIT_AI_PER_ACCOUNT: '100000',
    RATE_LIMIT_AI_PER_ADDRESS: '100000',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // A group of its own: the server hears of the end from this program, once.
  detached: process.platform !== 'win32',
});

let isStopping = false;
function stop() {
  if (!isStopping) server.kill('SIGTERM');
  isStopping = true;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// A test run that was killed says nothing; its absence is noticed.
const testRun = process.ppid;
setInterval(() => process.ppid !== testRun && stop(), 2000).unref();

server.once('exit', async (code) => {
  await model.close();
  await removeDatabase(dataDir);
  process.exit(code ?? 1);
});
