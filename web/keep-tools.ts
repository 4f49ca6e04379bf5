/** Keeps the symptom tools in the browser for an hour without a connection. A page works without it, too. */
export async function keepTools(): Promise<void> {
  // Only a secure page may; and the browser of a test has none.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
}
