/** The app's service worker: what works without a connection, and notices. Every page works without it, too. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Only a secure page may; and the browser of a test has none.
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
