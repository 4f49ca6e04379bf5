/** Lets the service worker keep what works without a connection. Every page works without it, too. */
export async function registerWorker(): Promise<void> {
  // Only a secure page may; and the browser of a test has none.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
