// @ts-check
// Loaded before the program: when the command that started it is gone, even by kill -9, it stops politely.
if (process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  });
  // Listening must not keep a finished program alive.
  process.channel.unref();
}
