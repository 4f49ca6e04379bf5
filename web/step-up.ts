// Where a call that needs a further proof waits for it. The dialog that asks stands in the layout; the client knows none.

type Asking = (answer: (isProven: boolean) => void) => void;

let asking: Asking | null = null;
let waiting: Promise<boolean> | null = null;

/** For the dialog: from now on it is the one who asks. */
export function onStepUp(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** True once the person has proved who they are. Calls that wait at the same moment share one question. */
export function proveAgain(): Promise<boolean> {
  const ask = asking;
  if (!ask) return Promise.resolve(false);
  waiting ??= new Promise<boolean>((resolve) => ask(resolve)).finally(() => {
    waiting = null;
  });
  return waiting;
}
