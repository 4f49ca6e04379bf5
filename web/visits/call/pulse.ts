// A few bytes a second from page to page: what is sent at this moment and how well it goes out. Silence means a lost
// connection, also where nobody has a microphone; and each side knows what the other measures.

export type Pulse = {
  /** What can be sent, as the browser guesses. */
  kbps: number | null;
  loss: number;
  isMuted: boolean;
  hasPicture: boolean;
  isSharing: boolean;
};

export const writePulse = (pulse: Pulse): string => JSON.stringify(pulse);

/** Null: not a pulse. What another page sends is read like a stranger's. */
export function readPulse(text: unknown): Pulse | null {
  if (typeof text !== 'string' || text.length > 500) return null;
  try {
    const { kbps, loss, isMuted, hasPicture, isSharing } = JSON.parse(text);
    if (typeof loss !== 'number' || (kbps !== null && typeof kbps !== 'number')) return null;
    return { kbps, loss, isMuted: isMuted === true, hasPicture: hasPicture === true, isSharing: isSharing === true };
  } catch {
    return null;
  }
}
