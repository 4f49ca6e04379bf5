import net from 'node:net';

/** Stands between the server and its database, so that a test can take the database away and bring it back. */
export async function openProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  let server = net.createServer();
  let isHanging = false;
  let opened = 0;
  let answers = 0;

  function pass(socket: net.Socket): void {
    const onward = net.connect(Number(target.port), target.hostname);
    for (const side of [socket, onward]) {
      sockets.add(side);
      side.on('error', () => {});
      side.on('close', () => {
        sockets.delete(side);
        socket.destroy();
        onward.destroy();
      });
    }
    if (isHanging) return;
    opened += 1;
    socket.pipe(onward);
    onward.pipe(socket);
    onward.on('data', () => {
      answers += 1;
    });
  }
  async function listen(port: number): Promise<number> {
    server = net.createServer(pass);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.address() as net.AddressInfo).port;
  }

  const port = await listen(0);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  // Nothing may pass it by through the socket.
  through.searchParams.delete('host');
  return {
    url: through.href,
    async takeAway(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    bringBack: () => listen(port),
    /** From now on nothing gets through and nothing is refused, as with a database that has stopped. */
    hang(): void {
      isHanging = true;
      for (const socket of sockets) socket.pause().unpipe();
    },
    /** What is opened from now on is answered again. */
    goOn(): void {
      isHanging = false;
    },
    /** What is open now leads nowhere any more; what is opened from now on is answered. */
    hangWhatIsOpen(): void {
      for (const socket of sockets) socket.pause().unpipe();
    },
    opened: () => opened,
    /** How often the database sent something. */
    answers: () => answers,
  };
}
