// Of an endpoint's description a browser needs how to call it, and what a form may send. The rest is the server's, and would be a tenth
// of what a first visit fetches.
import { type Plugin, parseAst } from 'vite';

const NEEDED = new Set(['method', 'path', 'body', 'part', 'failure', 'background', 'upload']);

export const endpointsInBrowser = (): Plugin => ({
  name: 'endpoints-in-browser',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler: (code) => withoutServersParts(code),
  },
});

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type Call = Node & { callee: { name?: string }; arguments: (Node & { properties?: Property[] })[] };

/** Null where nothing is left out. */
export function withoutServersParts(code: string): { code: string; map: null } | null {
  const cuts = callsIn(parseAst(code)).flatMap((call) => cutsOf(call, code));
  if (cuts.length === 0) return null;
  const kept = cuts.map(([from], index) => code.slice(cuts[index - 1]?.[1] ?? 0, from));
  return { code: kept.join('') + code.slice(cuts.at(-1)?.[1]), map: null };
}

/** From where to where, with the comma. */
const cutsOf = (call: Call, code: string) =>
  (call.arguments[0]?.properties ?? [])
    .filter(({ type, key }) => type === 'Property' && !NEEDED.has(key?.name ?? ''))
    .map(({ start, end }) => [start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)] as const);

function callsIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(callsIn);
  return isEndpoint(node) ? [node, ...inside] : inside;
}

const isEndpoint = (node: object): node is Call =>
  (node as Node).type === 'CallExpression' && (node as Call).callee.name === 'endpoint';
