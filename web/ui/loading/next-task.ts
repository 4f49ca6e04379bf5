/** Lets the browser answer a thumb before the work goes on, where it can: all at once is a screen that stands still. */
export const nextTask = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();
