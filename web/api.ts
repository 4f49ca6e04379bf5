// call(endpoint, input): the one way from the browser to the server, typed from the contract.
import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { forOf } from './acting-for.ts';
import { someoneIsHere } from './activity.ts';
import { reportReached, reportRefused, reportUnreachable } from './call-reports.ts';
import { shownLanguage } from './language/say.ts';
import { ApiRefusal, Unreachable } from './refusal.ts';
import { proveAgain } from './step-up.ts';
import { nextTask } from './ui/loading/next-task.ts';

/** A part whose fields are all optional may be left out. */
type Loosened<Parts> = { [K in keyof Parts as object extends Parts[K] ? never : K]: Parts[K] } & {
  [K in keyof Parts as object extends Parts[K] ? K : never]?: Parts[K];
};

export type CallInput<E extends Endpoint> = Loosened<RequestOf<E>> & { idempotencyKey?: string; signal?: AbortSignal };

type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input];

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** Reading may be given up and tried again; a write is never cut off half-way by us. */
const READ_TIMEOUT_MS = 15_000;

export async function call<E extends Endpoint>(endpoint: E, ...[given]: Arguments<CallInput<E>>): Promise<ReplyOf<E>> {
  const input: LooseInput = given ?? {};
  const refusalOrAnswer = await attempt(endpoint, input);
  if (!(refusalOrAnswer instanceof ApiRefusal)) return refusalOrAnswer as ReplyOf<E>;
  // Refused before anything was done: with the proof, the same request goes once more.
  const isProven = refusalOrAnswer.code === 'step_up_needed' && (await proveAgain());
  const second = isProven ? await attempt(endpoint, input) : refusalOrAnswer;
  if (!(second instanceof ApiRefusal)) return second as ReplyOf<E>;
  reportRefused(second);
  throw second;
}

async function attempt(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  const isForeground = someoneIsHere();
  // A screen asks for much in the same moment.
  if (endpoint.method === 'GET') await nextTask();
  const askedAt = Date.now();
  const response = await send(endpoint, input, isForeground);
  reportReached({ isForeground: isForeground && !endpoint.background, response, askedAt });
  const answer = await readJson(response);
  return response.ok && answer !== undefined ? answer : ApiRefusal.from(response, answer, endpoint.failure);
}

async function send(endpoint: Endpoint, input: LooseInput, isForeground: boolean): Promise<Response> {
  try {
    return await fetch(addressOf(endpoint.path, { ...input, query: { ...input.query, ...forOf(endpoint) } }), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: headersOf(input, isForeground),
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: signalFor(endpoint.method, input.signal),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    reportUnreachable();
    throw new Unreachable(error);
  }
}

function addressOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf({ body, idempotencyKey }: LooseInput, isForeground: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  // Of the screen, not of the browser: what is mailed to whoever registers is in it.
  if (shownLanguage() !== 'en') headers.set('Accept-Language', shownLanguage());
  // Refetches on an unattended screen must not put off the idle lock.
  if (!isForeground) headers.set('Nadi-Background', '1');
  return headers;
}

function signalFor(method: Endpoint['method'], signal: AbortSignal | undefined): AbortSignal | undefined {
  if (method !== 'GET') return signal;
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
