// When a visit steps down from video to sound, chat and a call back, and when it steps up again. Pure: one sample a second. Both
// sides ask it with the same modes and with what both of them measured.
import { LADDER, type Rung } from '#contract/appointments/visits.ts';
import type { RoomMode } from './room.ts';

export type Sample = {
  /** What can be sent, the worse of both sides; null where the browsers do not say. */
  kbps: number | null;
  /** The share of packets that were lost on the way, the worse of both sides. */
  loss: number;
  /** Something arrives from the other side. */
  isFlowing: boolean;
};

export type Standing = {
  rung: Rung;
  /** A step that someone chose is not undone upwards by itself. */
  isChosen: boolean;
  secondsOnRung: number;
  /** How often going up to video has failed: each time it is tried later. */
  failures: number;
  /** Nothing arrived at all on this rung: when it is back, it is back as it was. */
  wasLost: boolean;
};

/** A small picture takes 100 kbit/s and sound 30. */
const NEED_KBPS = 130;
const NEED_LOSS = 0.15;
const DOWN_SECONDS = 5;
/** Longer than another page takes to be loaded anew. */
const SILENT_SECONDS = 8;
const CALL_BACK_SECONDS = 45;
const UP_SECONDS = 15;
const STEADY_SECONDS = 6;
const BACK_SECONDS = 2;
/** Video that fell again within this time had failed. */
const SHORT_MS = 45_000;

const isWeak = ({ kbps, loss, isFlowing }: Sample) =>
  isFlowing && ((kbps !== null && kbps < NEED_KBPS) || loss > NEED_LOSS);
/** With sound alone the browsers measure no more than sound needs: what counts is that nothing is lost. */
const isSteady = ({ loss, isFlowing }: Sample) => isFlowing && loss < 0.05;

/** The rung to go to, or null to stay. `samples`: the newest last. */
export function nextRung(standing: Standing, samples: readonly Sample[]): Rung | null {
  const { rung, isChosen, secondsOnRung, failures, wasLost } = standing;
  const last = (seconds: number, holds: (sample: Sample) => boolean) =>
    samples.length >= seconds && samples.slice(-seconds).every(holds);
  const isBack = !isChosen && last(BACK_SECONDS, (sample) => sample.isFlowing && !isWeak(sample));
  if (rung === 'video' || rung === 'audio') {
    if (secondsOnRung >= SILENT_SECONDS && last(SILENT_SECONDS, ({ isFlowing }) => !isFlowing)) return below(rung);
    if (rung === 'video') return secondsOnRung >= DOWN_SECONDS && last(DOWN_SECONDS, isWeak) ? 'audio' : null;
    if (wasLost && isBack) return 'video';
    const wait = UP_SECONDS * 2 ** Math.min(failures, 4);
    return !isChosen && secondsOnRung >= wait && last(STEADY_SECONDS, isSteady) ? 'video' : null;
  }
  if (rung === 'call-back') {
    // Two are on the telephone by now: not for a moment's luck.
    return !isChosen && secondsOnRung >= UP_SECONDS && last(UP_SECONDS, isSteady) ? 'video' : null;
  }
  // It was lost and is back: a page that was loaded anew, a tunnel. If it is weak, the picture goes again by itself.
  if (isBack) return 'video';
  return !isChosen && secondsOnRung >= CALL_BACK_SECONDS ? 'call-back' : null;
}

const below = (rung: Rung): Rung | null => LADDER[LADDER.indexOf(rung) + 1] ?? null;

/** How many tries of video before the mode of now fell again at once. */
export function failuresOf(modes: readonly RoomMode[]): number {
  let failures = 0;
  for (const [at, { mode, from, until, isChosen }] of [...modes.entries()].toReversed()) {
    if (mode !== 'video') continue;
    // The first is no try, and what someone chose says nothing of the network.
    if (at === 0 || isChosen || until === null || Date.parse(until) - Date.parse(from) > SHORT_MS) break;
    failures += 1;
  }
  return failures;
}

/** What the network is like, in a word. */
export function networkOf(samples: readonly Sample[]): 'good' | 'weak' | 'lost' {
  const recent = samples.slice(-2);
  if (recent.length === 0 || recent.every(({ isFlowing }) => !isFlowing)) return 'lost';
  return recent.some(isWeak) || recent.some(({ isFlowing }) => !isFlowing) ? 'weak' : 'good';
}
