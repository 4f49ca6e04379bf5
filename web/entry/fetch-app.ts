// What the dashboard behind a login needs first, into the browser's cache while someone types their password.

/** `files`: their names with blanks between, as the build wrote them into the page. */
export function fetchAppWhenIdle(files: string) {
  if (files === '' || wantsFewBytes()) return;
  const start = () => whenIdle(() => void fetchInTurn(files.split(' ')));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** One after the other: whatever the person asks for goes first. */
async function fetchInTurn(files: string[]) {
  for (const file of files) {
    try {
      const answer = await fetch(file, { priority: 'low' });
      await answer.arrayBuffer();
    } catch {
      // The dashboard will ask for it itself.
      return;
    }
  }
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 2_000);
  else requestIdleCallback(run, { timeout: 5_000 });
}

function wantsFewBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
