// One look a second at what a connection does.
import type { Pulse } from './pulse.ts';

export type Counted = { received: number; lost: number; packets: number; frames: number; sound: number };
export const NOTHING: Counted = { received: 0, lost: 0, packets: 0, frames: 0, sound: 0 };

export type Measured = {
  /** What can be sent, as the browser guesses; null where it does not say. */
  kbps: number | null;
  /** The share of packets that were lost on the way. */
  loss: number;
  /** Anything arrives. */
  isFlowing: boolean;
  counted: Counted;
  isRelayed: boolean;
};

type Stat = Record<string, unknown> & { type: string };
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

export function measure(stats: Iterable<Stat>, before: Counted): Measured {
  const counted = { ...NOTHING };
  let kbps: number | null = null;
  let remoteLoss = 0;
  let isRelayed = false;
  const all = [...stats];
  for (const stat of all) {
    if (stat.type === 'candidate-pair' && stat.nominated === true) {
      // Also the beats that keep the line open: they come when nobody speaks.
      counted.received += number(stat.bytesReceived) + number(stat.responsesReceived);
      if (typeof stat.availableOutgoingBitrate === 'number') kbps = stat.availableOutgoingBitrate / 1000;
      const local = all.find(({ id }) => id === stat.localCandidateId);
      isRelayed = local?.candidateType === 'relay';
    }
    if (stat.type === 'inbound-rtp') {
      counted.lost += number(stat.packetsLost);
      counted.packets += number(stat.packetsReceived);
      if (stat.kind === 'video') counted.frames += number(stat.framesDecoded);
      if (stat.kind === 'audio') counted.sound += number(stat.bytesReceived);
    }
    if (stat.type === 'remote-inbound-rtp') remoteLoss = Math.max(remoteLoss, number(stat.fractionLost));
  }
  const packets = counted.packets - before.packets;
  const lost = Math.max(0, counted.lost - before.lost);
  const loss = packets + lost > 0 ? lost / (packets + lost) : 0;
  return {
    ...{ kbps, loss: Math.max(loss, remoteLoss) },
    isFlowing: counted.received > before.received,
    ...{ counted, isRelayed },
  };
}

/** How many looks in a row found nothing new of what the other page says that it sends. */
export type Standstill = { picture: number; sound: number };
export const MOVING: Standstill = { picture: 0, sound: 0 };

/** So many make a standstill: with a look a second it is seen within three. */
const STANDSTILL = 2;

export function watchMedia(since: Standstill, before: Counted, now: Counted, theirs: Pulse | null): Standstill {
  // A shared screen on which nothing moves sends no pictures.
  const wantsPicture = theirs?.hasPicture === true && !theirs.isSharing;
  return {
    picture: wantsPicture && now.frames <= before.frames ? since.picture + 1 : 0,
    sound: theirs !== null && !theirs.isMuted && now.sound <= before.sound ? since.sound + 1 : 0,
  };
}

export const standsStill = ({ picture, sound }: Standstill): boolean => Math.max(picture, sound) >= STANDSTILL;
