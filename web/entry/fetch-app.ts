// What the dashboard behind a login needs first, into the browser's cache while someone types their password.
import { savesData, whenIdle } from '../ui/loading/when-idle.ts';

/** `files`: their names with blanks between, as the build wrote them into the page. */
export function fetchAppWhenIdle(files: string) {
  if (files === '' || savesData()) return;
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
