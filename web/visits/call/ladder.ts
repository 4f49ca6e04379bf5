// When a visit steps down from video to sound, chat and a call back, and when it steps up again. Pure: one sample a second.
import type { Rung } from '#contract/appointments/visits.ts';

export type Sample = {
  /** What can be sent, as the browser guesses; null where it does not say. */
  kbps: number | null;
  /** The share of packets that were lost on the way. */
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
};

const WEAK_KBPS = 130;
const WEAK_LOSS = 0.15;
const WEAK_SECONDS = 4;
const SILENT_SECONDS = 10;
const CALL_BACK_SECONDS = 60;
const TRY_VIDEO_SECONDS = 12;
const STEADY_SECONDS = 6;

const isWeak = ({ kbps, loss, isFlowing }: Sample) =>
  isFlowing && ((kbps !== null && kbps < WEAK_KBPS) || loss > WEAK_LOSS);
const isSteady = ({ loss, isFlowing }: Sample) => isFlowing && loss < 0.05;

/** The rung to go to, or null to stay. `samples`: the newest last. */
export function nextRung(standing: Standing, samples: readonly Sample[]): Rung | null {
  const { rung, isChosen, secondsOnRung, failures } = standing;
  const last = (seconds: number, holds: (sample: Sample) => boolean) =>
    samples.length >= seconds && samples.slice(-seconds).every(holds);
  if (rung === 'video' || rung === 'audio') {
    if (last(SILENT_SECONDS, ({ isFlowing }) => !isFlowing)) return 'chat';
    if (rung === 'video') return secondsOnRung >= WEAK_SECONDS && last(WEAK_SECONDS, isWeak) ? 'audio' : null;
    const wait = TRY_VIDEO_SECONDS * 2 ** Math.min(failures, 4);
    return !isChosen && secondsOnRung >= wait && last(STEADY_SECONDS, isSteady) ? 'video' : null;
  }
  // It was lost and is back: a page that was loaded anew, a tunnel. If it is weak, the picture goes again by itself.
  if (!isChosen && last(3, ({ isFlowing }) => isFlowing)) return 'video';
  return rung === 'chat' && !isChosen && secondsOnRung >= CALL_BACK_SECONDS ? 'call-back' : null;
}

/** What the network is like, in a word. */
export function networkOf(samples: readonly Sample[]): 'good' | 'weak' | 'lost' {
  const recent = samples.slice(-3);
  if (recent.length === 0 || recent.every(({ isFlowing }) => !isFlowing)) return 'lost';
  return recent.some(isWeak) || recent.some(({ isFlowing }) => !isFlowing) ? 'weak' : 'good';
}
