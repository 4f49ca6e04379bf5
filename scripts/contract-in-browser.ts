// Of the contract a browser needs how to call an endpoint, and the schemas of the forms it shows. The rest is the server's, and would
// be a tenth of what a first visit fetches.
import { type Plugin, parseAst } from 'vite';

const NEEDED = new Set(['method', 'path', 'part', 'failure', 'background', 'upload']);

export const contractInBrowser = (): Plugin => ({
  name: 'contract-in-browser',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler: (code) => forBrowser(code),
  },
});

type Node = { type: string; start: number; end: number };
type Named = { name?: string; callee?: { name?: string } };
type Property = Node & { key?: { name?: string }; argument?: Named };
type Description = Node & Named & { properties?: Property[] };
type Call = Node & { callee: { name?: string }; arguments: Description[] };
type Constant = Node & { id: { name?: string }; init: (Description & { body?: Description }) | null };
type Statement = Node & { declaration?: Statement | null; declarations?: Constant[] };

/** In place of what stands from `from` to `to`. */
type Edit = { from: number; to: number; text: string };

/** Null where nothing changes. */
export function forBrowser(code: string): { code: string; map: null } | null {
  const program = parseAst(code) as unknown as { body: Statement[] };
  const constants = constantsOf(program.body);
  const descriptions = callsIn(program).flatMap((call) => call.arguments[0] ?? []);
  const edits = [
    ...[...descriptions, ...sharedBy(descriptions, constants)].flatMap((each) => cutsOf(each, code)),
    ...constants.flatMap(marksOf),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  if (edits.length === 0) return null;
  const kept = edits.map(({ from, text }, index) => code.slice(edits[index - 1]?.to ?? 0, from) + text);
  return { code: kept.join('') + code.slice(edits.at(-1)?.to), map: null };
}

const constantsOf = (body: readonly Statement[]): Constant[] =>
  body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations ?? []) : []));

/** What several endpoints have in common: an object or a function's, given to `endpoint` or spread into what it is given. */
function sharedBy(descriptions: readonly Description[], constants: readonly Constant[]): Description[] {
  const given = descriptions.flatMap((each) => [
    each,
    ...(each.properties ?? []).flatMap(({ argument }) => argument ?? []),
  ]);
  const names = new Set(given.map(({ name, callee }) => name ?? callee?.name));
  return constants
    .filter(({ id }) => id.name && names.has(id.name))
    .flatMap(({ init }) => (init?.type === 'ArrowFunctionExpression' ? init.body : init) ?? []);
}

/** The server's parts of an endpoint, with the comma. */
const cutsOf = ({ properties }: Description, code: string): Edit[] =>
  (properties ?? [])
    .filter(({ type, key }) => type === 'Property' && !NEEDED.has(key?.name ?? ''))
    .map(({ start, end }) => ({
      from: start,
      to: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
      text: '',
    }));

/** What is worked out while a file of the contract loads has no effect but its name: left out where nobody uses the name. */
const marksOf = ({ init }: Constant): Edit[] =>
  init && WORKED_OUT.has(init.type)
    ? [
        { from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' },
        { from: init.end, to: init.end, text: '))()' },
      ]
    : [];

const WORKED_OUT = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression']);

function callsIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(callsIn);
  return isEndpoint(node) ? [node, ...inside] : inside;
}

const isEndpoint = (node: object): node is Call =>
  (node as Node).type === 'CallExpression' && (node as Call).callee.name === 'endpoint';
