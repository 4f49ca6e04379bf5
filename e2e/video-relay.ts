// coturn, Debian's package, behind a network of our own: every packet between a browser and the relay passes a small UDP proxy,
// which can be cut, or narrowed to so many bits a second.
import { spawn, spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { freePort } from '#server/testing-process.ts';

export const TURN_SECRET = 'north-wind-and-sun-and-nobody-else';

export const hasCoturn = (): boolean => spawnSync('turnserver', ['--version']).error === undefined;

export type Relay = {
  url: string;
  /** Nothing passes until it is mended. */
  cut: () => void;
  mend: () => void;
  /** As when a phone leaves the Wi-Fi: what a browser sends from now on comes from another address, which has no allocation. */
  changeAddresses: () => void;
  /** For each browser and way, as a thin line does: what does not fit waits for a second, then is lost. */
  narrow: (bitsPerSecond: number | null) => void;
  stop: () => Promise<void>;
};

/** Browsers look for ways on the cards of the machine, not on its loopback. */
const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';

export async function startRelay(): Promise<Relay> {
  const address = ownAddress();
  const [port, front] = [await freePort(), await freePort()];
  const coturn = spawn(
    'turnserver',
    [
      ...['-n', '--no-tls', '--no-dtls', '--no-cli', '--log-file', 'stdout', '--allow-loopback-peers', '--simple-log'],
      ...['--cli-password', 'none', '--listening-ip', address, '--relay-ip', address, '--listening-port', String(port)],
      ...['--use-auth-secret', '--static-auth-secret', TURN_SECRET, '--realm', 'nadi.example'],
      ...['--pidfile', '/dev/null'],
    ],
    { stdio: 'ignore' },
  );
  const gone = once(coturn, 'exit');
  const proxy = await openProxy(address, front, port);
  return {
    url: `turn:${address}:${front}?transport=udp`,
    ...proxy,
    async stop() {
      proxy.close();
      if (coturn.exitCode === null) coturn.kill('SIGKILL');
      await gone;
    },
  };
}

async function openProxy(address: string, front: number, port: number) {
  let isCut = false;
  let bitsPerSecond: number | null = null;
  const browsers = new Map<string, Socket>();
  const listening = createSocket('udp4');

  /** One way of one browser: a queue that drains at the speed of the line. */
  function makeLine(deliver: (packet: Buffer) => void) {
    let freeAt = 0;
    return (packet: Buffer) => {
      if (isCut) return;
      if (bitsPerSecond === null) return deliver(packet);
      const now = performance.now();
      if (freeAt - now > 1000) return;
      freeAt = Math.max(freeAt, now) + (packet.length * 8 * 1000) / bitsPerSecond;
      setTimeout(() => isCut || deliver(packet), freeAt - now);
    };
  }

  listening.on('message', (packet, from) => {
    const key = `${from.address}:${from.port}`;
    let up = browsers.get(key);
    if (!up) {
      const mine = createSocket('udp4');
      const down = makeLine((answer) => listening.send(answer, from.port, from.address, () => undefined));
      mine.on('message', down);
      mine.on('error', () => undefined);
      up = Object.assign(mine, { line: makeLine((sent) => mine.send(sent, port, address, () => undefined)) });
      browsers.set(key, up);
    }
    (up as Socket & { line: (sent: Buffer) => void }).line(packet);
  });
  listening.bind(front, address);
  await once(listening, 'listening');
  return {
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    changeAddresses: () => {
      for (const socket of browsers.values()) socket.close();
      browsers.clear();
    },
    narrow: (bits: number | null) => {
      bitsPerSecond = bits;
    },
    close: () => {
      listening.close();
      for (const socket of browsers.values()) socket.close();
    },
  };
}
