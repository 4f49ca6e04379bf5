// HTTP over one kept-alive connection with as little work as possible: the machine is there for the server.
import { connect, type Socket } from 'node:net';

export type Answer = { status: number; body: string };
export type Connection = { send(request: Buffer): Promise<Answer>; close(): void };

export function requestText(
  method: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (cookie) lines.push(`cookie: ${cookie}`);
  if (content) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(content)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

const READ_BYTES = 16_384;

export async function openConnection(port: number): Promise<Connection> {
  let received = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  const take = (count: number, buffer: Uint8Array): boolean => {
    received = Buffer.concat([received, buffer.subarray(0, count)]);
    const answer = wholeAnswer(received);
    if (!answer) return true;
    received = received.subarray(answer.bytes);
    waiting?.resolve(answer);
    waiting = null;
    return true;
  };
  // Into one buffer: Node takes 64 kB for each read, and collecting them would take a core from the server every few seconds.
  const onread = { buffer: Buffer.alloc(READ_BYTES), callback: take };
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The server has closed the connection.'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function wholeAnswer(bytes: Buffer): (Answer & { bytes: number }) | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  if (/\r\ntransfer-encoding: *chunked/i.test(head))
    return chunkedAnswer(bytes, headEnd + 4, Number(head.slice(9, 12)));
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  if (bytes.length < end) return null;
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', headEnd + 4, end), bytes: end };
}

/** Of other servers; ours says how long an answer is. The body stays as it travelled: nobody reads it. */
function chunkedAnswer(bytes: Buffer, from: number, status: number): (Answer & { bytes: number }) | null {
  const last = bytes.indexOf('0\r\n\r\n', from);
  if (last < 0) return null;
  return { status, body: bytes.toString('utf8', from, last), bytes: last + 5 };
}

/** Sends all of these, each connection one after the other; answers how many were answered in a second. */
export async function requestsPerSecond(
  connections: readonly Connection[],
  requests: readonly Buffer[],
  expected: number,
): Promise<number> {
  const queue = [...requests];
  const from = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const answer = await connection.send(request);
        if (answer.status !== expected) throw new Error(`Answered ${answer.status}: ${answer.body.slice(0, 300)}`);
      }
    }),
  );
  return requests.length / ((performance.now() - from) / 1000);
}
