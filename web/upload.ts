// The way of a file to the server. Not through fetch: only this tells how much of it has gone.
import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { forOf } from './acting-for.ts';
import { someoneIsHere } from './activity.ts';
import { reportReached, reportRefused, reportUnreachable } from './call-reports.ts';
import { ApiRefusal, Unreachable } from './refusal.ts';

type UploadInput<E extends Endpoint> = {
  /** What stands in the address as {name}. */
  params?: Record<string, string>;
  body: RequestOf<E> extends { body: infer Body } ? Body : never;
  file: File;
  /** The same key gets the same answer, done once. */
  idempotencyKey?: string;
  /** From 0 to 1; 1 when all of it is there and the answer is awaited. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

export function upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<ReplyOf<E>> {
  const { params = {}, body, file, idempotencyKey, onProgress, signal } = input;
  // Stopped before it began: an event that is over is heard by nobody, and the file would go out all the same.
  if (signal.aborted) return Promise.reject(new UploadStopped());
  const form = new FormData();
  form.append('details', JSON.stringify(body));
  form.append(endpoint.upload ?? 'file', file, file.name);

  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<ReplyOf<E>>();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(forOf(endpoint)).toString();
  request.open(endpoint.method, `/api${path}${search && `?${search}`}`);
  request.setRequestHeader('Accept', 'application/json');
  if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
  if (!someoneIsHere()) request.setRequestHeader('Nadi-Background', '1');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onProgress(1);
  request.onload = () => {
    reportReached({ isForeground: someoneIsHere() });
    const answer = readJson(request.responseText);
    if (request.status < 300 && answer !== undefined) return resolve(answer as ReplyOf<E>);
    const { status, statusText } = request;
    const refusal = ApiRefusal.from(new Response(null, { status, statusText }), answer, endpoint.failure);
    reportRefused(refusal);
    reject(refusal);
  };
  request.onerror = () => {
    reportUnreachable();
    reject(new Unreachable());
  };
  request.onabort = () => reject(new UploadStopped());
  signal.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
