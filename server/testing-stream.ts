// A browser's stream of live updates, read as an EventSource reads it.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './testing-app.ts';

export type Heard = { event: string; data: Record<string, unknown> };

export type TestStream = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Without the beats, which come by the clock. */
  heard: Heard[];
  beats(): number;
  /** Without the resync that opens every stream. */
  news(): Heard[];
  isOver(): boolean;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
};

export async function openStream(
  app: Pick<TestApp, 'address'>,
  cookie: string,
  { query = '', ...headers }: { query?: string; 'last-event-id'?: string } = {},
): Promise<TestStream> {
  const url = `${await app.address()}/api/events${query}`;
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { ...headers, cookie }, agent: false }, (response) => {
      const heard: Heard[] = [];
      let unread = '';
      let isOver = false;
      let beats = 0;
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (unread + text).split('\n\n');
        unread = blocks.pop() ?? '';
        const all = blocks.flatMap(readBlock);
        heard.push(...all.filter(({ event }) => event !== 'beat'));
        beats += all.filter(({ event }) => event === 'beat').length;
      });
      const ended = new Promise<void>((done) => {
        response.once('close', () => {
          isOver = true;
          done();
        });
      });
      const { statusCode: status = 0, headers } = response;
      const news = () => heard.filter(({ event }) => event !== 'resync');
      resolve({
        status,
        headers,
        heard,
        news,
        beats: () => beats,
        isOver: () => isOver,
        ended,
        close: () => request.destroy(),
      });
    });
    request.once('error', reject);
  });
}

function readBlock(block: string): Heard[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
  return fields.event ? [{ event: fields.event, data: JSON.parse(fields.data) }] : [];
}

/** Waits for something that another connection brings about; the test's own time limit ends the wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}
