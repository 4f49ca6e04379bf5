// Two hundred browsers that listen, in a process of their own. Told by its parent where and with which cookies; says when
// all are open, and then when each change arrived: all of a moment in one message, each named once, so that telling costs the
// machine little.
import { connect } from 'node:net';

type Task = { port: number; cookies: string[] };

const now = () => performance.timeOrigin + performance.now();
const TELL_EVERY_MS = 50;
let open = 0;
/** When it arrived, at one browser after the other. */
let arrived = new Map<string, number[]>();

function listen(port: number, cookie: string, count: number): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`);
  let isOpen = false;
  let unread = '';
  socket.on('data', (piece) => {
    const at = now();
    unread += piece.toString('latin1');
    if (!isOpen && unread.includes('event: resync')) {
      isOpen = true;
      open += 1;
      if (open === count) process.send?.({ open });
    }
    for (const [, id = ''] of unread.matchAll(/"type":"board","id":"([^"]+)"\}\n\n/g)) {
      const times = arrived.get(id);
      if (times) times.push(at);
      else arrived.set(id, [at]);
    }
    unread = unread.slice(unread.lastIndexOf('\n\n') + 2);
  });
  socket.on('close', () => process.send?.({ closed: true }));
}

process.on('message', ({ port, cookies }: Task) => {
  for (const cookie of cookies) listen(port, cookie, cookies.length);
});
setInterval(() => {
  if (arrived.size > 0) process.send?.({ arrived: [...arrived] });
  arrived = new Map();
}, TELL_EVERY_MS);
process.once('disconnect', () => process.exit(0));
