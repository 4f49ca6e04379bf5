// What can come back instead of an answer: a "no" from the server, or nothing at all.
import { msg, t, tFromServer, tMarked } from './language/say.ts';

const SERVER_ERROR = msg('Server error. Please try again.');

export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  /** Sentences to show beside the fields they speak of. */
  readonly fields: Record<string, string>;
  /** What the sentence names, such as a time that is free. */
  readonly values: Record<string, unknown>;
  readonly requestId: string | undefined;
  /** "502 Bad Gateway", when the answer was not one of ours: a proxy's page, or nothing readable. */
  readonly httpText: string | undefined;

  constructor(given: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string>;
    values?: Record<string, unknown>;
    requestId?: string;
    httpText?: string;
  }) {
    super(given.message);
    this.status = given.status;
    this.code = given.code;
    this.fields = given.fields ?? {};
    this.values = given.values ?? {};
    this.requestId = given.requestId;
    this.httpText = given.httpText;
  }

  /**
   * A body that is not ours (a proxy's error page, an empty 500) still becomes a sentence. An unexpected error has no
   * sentence of its own on the server: the endpoint's says more about what did not happen.
   */
  static from(response: Response, body: unknown, failure: string | undefined): ApiRefusal {
    const said = isRecord(body) ? body : {};
    const hasSentence = typeof said.message === 'string' && said.message !== '' && said.code !== 'unexpected';
    return new ApiRefusal({
      status: response.status,
      code: typeof said.code === 'string' ? said.code : 'unexpected',
      message: hasSentence
        ? tFromServer(String(said.message), String(said.code), detailIn(said))
        : tFromServer(failure ?? SERVER_ERROR),
      values: detailIn(said)?.values ?? {},
      fields: isRecord(said.fields) ? (said.fields as Record<string, string>) : {},
      requestId:
        typeof said.requestId === 'string' ? said.requestId : (response.headers.get('x-request-id') ?? undefined),
      httpText: isRecord(body) ? undefined : `${response.status} ${response.statusText}`.trim(),
    });
  }
}

export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(cause?: unknown) {
    super(
      navigator.onLine === false
        ? t('No connection. What you typed is kept. Try again when you are online.')
        : t('Cannot connect to server. Please check if the server is running on {host}', { host: location.host }),
      {
        cause,
      },
    );
  }
}

/** Asking again can only help when nobody answered, or the server itself stumbled. */
export const isWorthRetrying = (error: unknown) =>
  !(error instanceof ApiRefusal) || error.status >= 500 || error.status === 408;

/** The sentence to show for anything that was thrown. */
export function sentenceFor(error: unknown): string {
  return error instanceof ApiRefusal || error instanceof Unreachable ? error.message : tMarked(SERVER_ERROR);
}

/** Someone else wrote since this was read. */
export const isOutdated = (error: unknown) => error instanceof ApiRefusal && error.code === 'version_outdated';

export const requestIdOf = (error: unknown) => (error instanceof ApiRefusal ? error.requestId : undefined);

const detailIn = ({ detail, values }: Record<string, unknown>) =>
  typeof detail === 'string' ? { detail, values: isRecord(values) ? values : {} } : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
