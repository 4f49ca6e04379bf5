// An address that leads to whichever server is the primary, as operators have one: a virtual address, or a HAProxy that asks
// Patroni. pg itself knows one host in an address, and does not try a second.
import net from 'node:net';

export type MovingAddress = {
  port: number;
  /** Ends what is open: it leads to the old one. */
  pointTo(port: number): void;
  /** Nothing gets through until it points somewhere again. */
  cut(): void;
  close(): Promise<void>;
};

export async function openMovingAddress(first: number): Promise<MovingAddress> {
  const sockets = new Set<net.Socket>();
  let target: number | null = first;
  const server = net.createServer((socket) => {
    if (target === null) return socket.destroy();
    const onward = net.connect({ port: target, host: '127.0.0.1', noDelay: true });
    socket.setNoDelay();
    for (const side of [socket, onward]) {
      sockets.add(side);
      side.on('error', () => {});
      side.on('close', () => {
        sockets.delete(side);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward);
    onward.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const move = (to: number | null) => {
    target = to;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    pointTo: move,
    cut: () => move(null),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        move(null);
      }),
  };
}
