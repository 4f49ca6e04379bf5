// What streams are to hear in quick succession is written to each of them together: hundreds of browsers hear the same, and each
// write costs this server, the network and the browser more than what it carries.

type Writes = { write(frames: Uint8Array): void };

/** The first after a quiet moment is written at once; those that follow it wait this long at most. */
export const TOGETHER_MS = 40;

export function writeTogether<Stream extends Writes>(togetherMs = TOGETHER_MS) {
  let waiting = new Map<Stream, Uint8Array[]>();
  let timer: NodeJS.Timeout | undefined;
  let isScheduled = false;
  let writtenAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    const restMs = writtenAt + togetherMs - performance.now();
    // Several notices that arrive in one piece are told one after the other, in this same turn.
    if (restMs <= 0) setImmediate(writeAll);
    else timer = setTimeout(writeAll, restMs);
  }

  function writeAll(): void {
    clearTimeout(timer);
    isScheduled = false;
    if (waiting.size === 0) return;
    const all = waiting;
    waiting = new Map();
    writtenAt = performance.now();
    const join = joining();
    for (const [stream, frames] of all) stream.write(join(frames));
  }

  return {
    add(stream: Stream, frame: Uint8Array): void {
      const frames = waiting.get(stream);
      if (frames) frames.push(frame);
      else waiting.set(stream, [frame]);
      schedule();
    },
    /** Before anything else is written to a stream, and before it ends: what it was to hear comes first. */
    writeTo(stream: Stream): void {
      const frames = waiting.get(stream);
      waiting.delete(stream);
      if (frames) stream.write(joining()(frames));
    },
    /** Of a stream that is gone. */
    forget: (stream: Stream) => void waiting.delete(stream),
    writeAll,
  };
}

/** Most streams hear the same: it is put together once for those that follow each other. */
function joining(): (frames: readonly Uint8Array[]) => Uint8Array {
  let last: readonly Uint8Array[] = [];
  let joined: Uint8Array = new Uint8Array();
  return (frames) => {
    const isSame = frames.length === last.length && frames.every((frame, n) => frame === last[n]);
    if (!isSame) joined = frames.length === 1 ? (frames[0] as Uint8Array) : Buffer.concat(frames);
    last = frames;
    return joined;
  };
}
