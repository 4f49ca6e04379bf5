// One request to a model: bounded in time by the caller's signal, in size here, and never redirected with its key.
import { type FailureCode, ModelFailure } from './provider.ts';

const MAX_BYTES = 500_000;

export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(failureOf(response.status), `Error ${response.status}`);
    }
    return JSON.parse(await readText(response));
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (signal.aborted) throw new ModelFailure('timed-out');
    throw new ModelFailure(error instanceof SyntaxError ? 'broken' : 'unreachable');
  }
}

function failureOf(status: number): FailureCode {
  if (status === 429) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}

/** A service that drips or never ends is cut off by the signal; one that pours is cut off here. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ModelFailure('broken');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
