// A model service for tests: speaks Gemini's and the OpenAI wire format and misbehaves as it is told. A browser test runs
// it as a program (`node server/triage/testing-ai-service.ts 39123`) and switches it with POST /mode { "mode": "hostile" }.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AI_MODES, type AiMode, textOf } from './testing-ai-words.ts';

export type { AiMode } from './testing-ai-words.ts';

export type AskedRequest = { path: string; headers: Record<string, unknown>; body: unknown };

export type AiService = {
  url: string;
  /** What was asked since the last `clear`. */
  asked: AskedRequest[];
  setMode(mode: AiMode): void;
  clear(): void;
  close(): Promise<void>;
};

export async function startAiService(port = 0): Promise<AiService> {
  let mode: AiMode = 'well';
  let hasFailed = false;
  const asked: AskedRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const setMode = (next: AiMode) => {
    mode = next;
    hasFailed = false;
  };

  const server = createServer(async (request, reply) => {
    const path = request.url ?? '';
    const body = await readBody(request);
    if (path === '/mode') {
      setMode((body as { mode: AiMode }).mode);
      return send(reply, 200, { mode });
    }
    if (path === '/asked') return send(reply, 200, asked);
    asked.push({ path, headers: request.headers, body });
    const isGemini = path.endsWith(':generateContent');
    const isPhoto = JSON.stringify(body).includes(isGemini ? '"inlineData"' : '"image_url"');
    const wanted = modeNamedIn(body) ?? mode;
    const now = wanted === 'failing-once' ? (hasFailed ? 'well' : 'failing') : wanted;
    hasFailed = true;
    answer(reply, now, { isGemini, isPhoto }, timers);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setMode,
    clear: () => void asked.splice(0),
    close: () =>
      new Promise((closed) => {
        for (const timer of timers) clearInterval(timer);
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** A patient's words may name a mode ("mode: hostile"): journeys side by side do not disturb each other. */
function modeNamedIn(body: unknown): AiMode | undefined {
  const named = JSON.stringify(body).match(/\bmode: ([a-z-]+)/)?.[1];
  return AI_MODES.find((each) => each === named);
}

type Wire = { isGemini: boolean; isPhoto: boolean };

function answer(reply: ServerResponse, mode: AiMode, wire: Wire, timers: Set<NodeJS.Timeout>): void {
  if (mode === 'hanging') return;
  if (mode === 'dripping' || mode === 'pouring') flow(reply, mode, timers);
  else if (mode === 'redirecting') reply.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  else if (mode === 'not-json') reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
  else send(reply, ...said(mode, wire));
}

function said(mode: AiMode, { isGemini, isPhoto }: Wire): [status: number, body: unknown] {
  if (mode === 'busy') return [429, { error: { message: 'Resource exhausted' } }];
  if (mode === 'failing') return [500, { error: { message: 'Internal' } }];
  if (mode === 'refusing') return [400, { error: { message: 'API key not valid' } }];
  if (mode === 'blocked') {
    return [200, isGemini ? { promptFeedback: { blockReason: 'SAFETY' } } : openAiReply(null, 'content_filter')];
  }
  if (mode === 'empty') return [200, isGemini ? { candidates: [{ finishReason: 'STOP' }] } : openAiReply('', 'stop')];
  const text = textOf(mode, isPhoto);
  return [200, isGemini ? geminiReply(text, 'STOP') : openAiReply(text, 'stop')];
}

/** One byte after the other for ever, or more than anyone could want. */
function flow(reply: ServerResponse, mode: 'dripping' | 'pouring', timers: Set<NodeJS.Timeout>): void {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const piece = mode === 'dripping' ? ' ' : ' '.repeat(100_000);
  const timer = setInterval(() => reply.write(piece), mode === 'dripping' ? 50 : 1);
  timers.add(timer);
  reply.on('close', () => clearInterval(timer));
}

const geminiReply = (text: string, finishReason: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason }],
});

const openAiReply = (content: string | null, finish_reason: string) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
});

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? JSON.parse(text) : null;
}

if (import.meta.main) {
  const { url } = await startAiService(Number(process.argv[2] ?? 0));
  console.log(url);
}
