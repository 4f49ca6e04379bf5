/** A number that mobile phones know anywhere. */
const KNOWN_ANYWHERE = '112';

/** As the server wrote it into the page: there without a connection, too. */
export function emergencyNumberOfPage(): string {
  // At build time there is no page, and the server fills it in.
  if (typeof document === 'undefined') return '{{emergencyNumber}}';
  const written = document.querySelector<HTMLMetaElement>('meta[name="emergency-number"]')?.content ?? '';
  return /^[0-9+][0-9 ]*$/.test(written) ? written : KNOWN_ANYWHERE;
}
