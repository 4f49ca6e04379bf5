// The one layer of short messages: at most three, four seconds, ten with an action, errors until closed, and the same
// message replaces itself. Our own, because a library's queue would hold news back behind errors that stay.

export type ToastKind = 'success' | 'info' | 'error';
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: string;
  kind: ToastKind;
  title: string;
  text: string | undefined;
  /** Whom it is about, on a line of its own. */
  about: string | undefined;
  action: ToastAction | undefined;
  /** Counts the repetitions, so that each one is announced and starts its time anew. */
  round: number;
  /** Null: stays until closed. */
  lastsMs: number | null;
};

const MOST = 3;
const LASTS_MS = 4_000;
const LASTS_WITH_ACTION_MS = 10_000;

let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

type Extra = { action?: ToastAction; about?: string };

export const toast = {
  success: (title: string, text?: string, extra?: Extra) => show('success', title, text, extra),
  info: (title: string, text?: string, extra?: Extra) => show('info', title, text, extra),
  error: (title: string, text?: string, extra?: Extra) => show('error', title, text, extra),
  close: (id: string) => replace(shown.filter((each) => each.id !== id)),
  closeAll: () => replace([]),
};

export const shownToasts = () => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(kind: ToastKind, title: string, text: string | undefined, { action, about }: Extra = {}): string {
  const id = `${kind}:${title}:${text ?? ''}${about ? `:${about}` : ''}`;
  const earlier = shown.find((each) => each.id === id);
  const next: Toast = {
    id,
    kind,
    title,
    text,
    about,
    action,
    round: (earlier?.round ?? 0) + 1,
    lastsMs: lastsFor(kind, action),
  };
  if (earlier) replace(shown.map((each) => (each.id === id ? next : each)));
  else replace(makeRoom([...shown, next]));
  return id;
}

function lastsFor(kind: ToastKind, action: ToastAction | undefined): number | null {
  if (kind === 'error') return null;
  return action ? LASTS_WITH_ACTION_MS : LASTS_MS;
}

/** The oldest goes first, an error only when there is nothing else to let go. */
function makeRoom(all: Toast[]): Toast[] {
  if (all.length <= MOST) return all;
  const earlier = all.slice(0, -1);
  const leaving = earlier.find((each) => each.kind !== 'error') ?? earlier[0];
  return all.filter((each) => each !== leaving);
}

function replace(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
