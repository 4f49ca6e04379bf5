// When it is night for a screen that follows the clock: the hours of the night shift, on the clock of the device.

/** Also written in index.html, which runs before any module. */
export const NIGHT = { from: 19, until: 7 } as const;

export function schemeAt(now: Date): 'light' | 'dark' {
  const hour = now.getHours();
  return hour >= NIGHT.from || hour < NIGHT.until ? 'dark' : 'light';
}
