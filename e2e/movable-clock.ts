// Loaded before the server of one journey: its clock goes ahead of the machine's by what the journey says. No other program knows of it.
import { systemClock } from '#server/platform/clock.ts';

let aheadMs = 0;
systemClock.now = () => new Date(Date.now() + aheadMs);

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('aheadMs' in message)) return;
  aheadMs = Number(message.aheadMs);
  process.send?.({ aheadMs });
});
// Listening must not keep a finished program alive.
process.channel?.unref();
