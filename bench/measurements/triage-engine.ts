// The symptom engine on one core: how long an answer to 600 characters takes, the second reader alone, and what the knowledge
// holds in memory.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Measurement, percentile } from '../measurement.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = 400;

/** Run in a process of its own, so that nothing else lies in its memory. */
const INSIDE = `
  const empty = (globalThis.gc(), process.memoryUsage());
  const { FINDINGS, triage } = await import('./triage-engine/triage.ts');
  globalThis.gc();
  const full = process.memoryUsage();
  const words = FINDINGS.map(({ name }) => name.toLowerCase());
  const textOf = (seed) => {
    let text = '58 year old woman.';
    for (let step = 0; text.length < 600; step++) {
      const name = words[(seed * 7919 + step * 104729) % words.length];
      text += step % 3 === 2 ? ' There is no ' + name + '.' : ' I have had ' + name + ' for ' + (step + 2) + ' days.';
    }
    return text.slice(0, 600);
  };
  const texts = Array.from({ length: ${ROUNDS} }, (_, seed) => textOf(seed));
  for (const text of texts.slice(0, 100)) triage({ text, person: { ageYears: 58 } });
  const cpu = [];
  const times = texts.map((text) => {
    const before = process.threadCpuUsage();
    const from = performance.now();
    triage({ text, person: { ageYears: 58 } });
    const ms = performance.now() - from;
    const { user, system } = process.threadCpuUsage(before);
    cpu.push((user + system) / 1000);
    return ms;
  });
  const { listen } = await import('./triage-engine/alarms/listen.ts');
  const cpuOf = (text) => {
    const before = process.threadCpuUsage();
    listen(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  for (const text of texts.slice(0, 100)) listen(text);
  const listening = texts.map(cpuOf);
  const longWords = ['a'.repeat(20_000), 'ख'.repeat(20_000), 'a '.repeat(10_000), 'a.\\n'.repeat(7_000)].map(cpuOf);
  const held = full.heapUsed + full.external - empty.heapUsed - empty.external;
  console.log(JSON.stringify({ times, cpu, listening, longWords, megabytes: held / 1e6 }));
`;

export async function triageEngine(): Promise<Measurement[]> {
  const said = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', INSIDE], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { times, cpu, listening, longWords, megabytes } = JSON.parse(said) as {
    times: number[];
    cpu: number[];
    listening: number[];
    longWords: number[];
    megabytes: number;
  };
  return [
    {
      what: 'triage of 600 characters by the engine, p99',
      value: percentile(times, 0.99),
      unit: 'ms',
      atMost: 20,
      note:
        `median ${percentile(times, 0.5).toFixed(1)} ms of ${times.length}; ` +
        `processor time ${percentile(cpu, 0.99).toFixed(1)} and ${percentile(cpu, 0.5).toFixed(1)} ms`,
    },
    {
      what: 'the second reader alone, 600 characters, processor time',
      value: percentile(listening, 0.99),
      unit: 'ms',
      atMost: 5,
    },
    { what: 'the second reader, the dearest of 20,000 letters', value: Math.max(...longWords), unit: 'ms', atMost: 50 },
    { what: 'memory of the engine and its knowledge', value: megabytes, unit: 'MB', atMost: 80 },
  ];
}
