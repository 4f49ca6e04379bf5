import { readEvents } from '#contract/system.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { networkOf } from '../rate-counter.ts';
import type { Http, Route } from '../route.ts';

// A browser that reads slower than events arrive is disconnected; it comes back and fetches anew.
const MAX_UNREAD_BYTES = 64_000;

export function eventRoutes(route: Route, context: AppContext): void {
  route(readEvents, async (_deps, actor, { query }, http) => {
    // A HEAD request would wait for ever.
    if (http.request.method !== 'HEAD') openStream(context, actor, query.missed, http);
    return '';
  });
}

function openStream(
  { hub }: AppContext,
  { sessionId, accountId, role, patientId = null, acting }: Actor,
  missed: number | undefined,
  http: Http,
) {
  const { request, reply } = http;
  const { raw } = reply;
  reply.hijack();
  // It ends with its connection: an event is written as it is, not as a chunk of three pieces.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  // The event id makes a browser that reconnects by itself say that it was here before.
  raw.write('retry: 2000\nid: heard\n\n');
  // What follows the head goes to the connection itself: a response holds each piece back until the end of the turn, to write it
  // with others, of which there are none.
  const write = (frame: Uint8Array | string) => {
    const connection = raw.socket ?? raw;
    if (connection.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    else connection.write(frame);
  };
  const stream = {
    sessionId,
    accountId,
    role,
    network: networkOf(request.ip),
    patientId,
    accessId: acting?.accessId ?? null,
    parts: acting?.parts ?? null,
    isWithheld: acting !== undefined && acting.withholds !== null,
    write,
    // An event, so that the page can tell a quiet stream from one whose line broke unseen. A page that does not know it hears nothing.
    beat: () => write('event: beat\ndata: {}\n\n'),
    end: () => raw.end(),
  };
  const wasHereBefore = request.headers['last-event-id'] !== undefined;
  const leave = hub.join(stream, wasHereBefore ? undefined : missed);
  raw.on('close', leave);
}
