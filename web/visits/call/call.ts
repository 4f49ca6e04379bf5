// A visit from this page: the seat, the links to everyone else, the beat of every second, and what the screen shows of it.
import type { Rung } from '#contract/appointments/visits.ts';
import { markPresent } from '#web/activity.ts';
import { ApiRefusal } from '#web/refusal.ts';
import type { Devices } from './devices.ts';
import { failuresOf, networkOf, nextRung, type Sample } from './ladder.ts';
import { makeMailbox, type Post, type Refused } from './mailbox.ts';
import { type Look, makeMesh, type Remote } from './mesh.ts';
import { makeOwnMedia, type OwnState } from './own-media.ts';
import type { Room } from './room.ts';
import { keepAwake } from './wake-lock.ts';

export type CallState = OwnState & {
  /**
   * With whom this visit is; of a guest, with anyone. `elsewhere`: another page of this person has it. `full`: four people are
   * in it, and this one comes for the patient.
   */
  phase: 'connecting' | 'connected' | 'lost' | 'elsewhere' | 'full';
  network: 'good' | 'weak' | 'lost';
  remotes: readonly Remote[];
  /** The first connection has not come about in its time. */
  isFailing: boolean;
};

export type CallParts = {
  page: string;
  devices: Devices;
  post: Post;
  iceServers: () => Promise<readonly RTCIceServer[]>;
  sitDown: () => Promise<unknown>;
  /** Who is here has changed: the visit is asked for anew. */
  refresh: () => void;
  noteMeeting?: (isSeen: boolean, isRelayed: boolean) => Promise<unknown>;
  changeMode?: (mode: Rung, from: Rung) => Promise<unknown>;
};

const BEAT_MS = 1_000;
const GLANCE_MS = 500;
/** A beat that comes so late means that the machine slept. */
const SLEPT_MS = 5_000;
const FETCH_EVERY = 3;
const SAMPLES = 70;
/** Without a first connection the screen says so after this. */
const FAILING_SECONDS = 8;

export type Call = ReturnType<typeof makeCall>;

export function makeCall({ page, devices, post, iceServers, sitDown, refresh, noteMeeting, changeMode }: CallParts) {
  let phase: CallState['phase'] = 'connecting';
  let state: CallState;
  const listeners = new Set<() => void>();
  let room: Room | null = null;
  let relays: readonly RTCIceServer[] | null = null;
  let samples: Sample[] = [];
  let rungSince = Date.now();
  let wasLost = false;
  let openSince = 0;
  let beats = 0;
  let beatAt = Date.now();
  let wasMet = false;
  let wasSeen = false;
  /** Before that the server takes this page for one that another has replaced. */
  let isSeated = false;
  let isSittingDown = false;
  let isBeating = false;
  /** The server lets nothing through any more; the screen learns why. */
  let isOver = false;
  let isClosed = false;

  const rung = (): Rung => room?.modes.at(-1)?.mode ?? 'video';
  const own = makeOwnMedia(devices, () => {
    mesh.replace();
    tell();
  });
  /** On the telephone or in the chat the microphone is not sent: nobody is heard without knowing. */
  const tracks = () => ({
    audio: rung() === 'video' || rung() === 'audio' ? own.microphone() : null,
    video: rung() === 'video' ? own.picture() : null,
  });
  const mailbox = makeMailbox({ post, onSignal: (from, signal) => mesh.hear(from, signal), onRefused: refused });
  const mesh = makeMesh({
    ...{ me: page, tracks, onChange: tell, onStranger: refresh, onConnected: () => void beat() },
    iceServers: () => relays ?? [],
    ...{ isAllSent: mailbox.isAllSent, passageMs: mailbox.passageMs },
    send: (to, signal, isBeginning) => mailbox.send(to, signal, isBeginning),
  });
  state = see();

  function see(): CallState {
    const remotes = mesh.remotes();
    const isConnected = remotes.some((remote) => remote.phase === 'connected');
    const isWaitingLong = openSince > 0 && Date.now() - openSince > FAILING_SECONDS * 1000;
    const isFailing = !isConnected && isWaitingLong && remotes.every((remote) => remote.phase === 'connecting');
    const network = phase === 'lost' ? 'lost' : networkOf(samples);
    return { ...own.read(), phase, network, remotes, isFailing };
  }

  function tell() {
    if (isClosed) return;
    const now = see();
    // It is looked at twice a second; a screen that shows the same is not drawn again.
    if (showsTheSame(state, now)) return;
    state = now;
    for (const listener of listeners) listener();
  }

  function refused(why: Refused, to: string | null) {
    if (why === 'seat_taken') {
      phase = 'elsewhere';
      mesh.close();
      own.stop();
    }
    if (why === 'page_gone' && to) mesh.forget(to);
    // `not_found`: they may not take part any more.
    if ((why === 'guest_out' || why === 'visit_over' || why === 'not_found') && !isOver) {
      isOver = true;
      mesh.close();
      own.stop();
      refresh();
    }
    tell();
  }

  /** Called with every answer about the visit: who is there, and how they speak. */
  function update(now: Room) {
    const before = rung();
    room = now;
    if (rung() !== before) {
      [rungSince, wasLost] = [Date.now(), samples.at(-1)?.isFlowing === false];
      // What was measured on the last rung says nothing about the next.
      samples = samples.slice(-1);
      mesh.replace();
    }
    if (phase === 'elsewhere' || isOver || isClosed || !isSeated || !relays) return;
    openSince = now.isOpen ? openSince || Date.now() : 0;
    mesh.update(now.others, now.isOpen);
    tell();
    void mailbox.fetchNew();
  }

  async function beat(isNow = false) {
    const now = Date.now();
    const hasSlept = now - beatAt > SLEPT_MS;
    beatAt = now;
    beats += 1;
    if (phase === 'elsewhere' || isOver || isClosed || isBeating) return;
    isBeating = true;
    try {
      await look(isNow || hasSlept);
    } finally {
      isBeating = false;
    }
  }

  /** Between two beats: a lost connection is seen, and said, within three seconds. */
  async function glance() {
    const isIdle = () => phase === 'elsewhere' || isOver || isClosed;
    if (isIdle() || isBeating || !room?.isOpen || mesh.isEmpty()) return;
    await mesh.glance(pulseOf);
    if (isIdle()) return;
    const before = phase;
    findPhase();
    if (phase !== before) tell();
  }

  async function look(isNow: boolean) {
    if (!relays || !isSeated) await Promise.all([findRelays(), isSeated ? undefined : takeSeat()]);
    if (!relays || !isSeated || isClosed) return;
    if (isNow) mailbox.forgetPassages();
    void mailbox.flush();
    if (beats % FETCH_EVERY === 0 || isNow || !mesh.isWell()) void mailbox.fetchNew();
    if (room?.isOpen && mesh.isEmpty()) update(room);
    await mesh.look(pulseOf, isNow);
    if (isClosed || phase === 'elsewhere') return;
    judge();
    tell();
  }

  function pulseOf({ kbps, loss }: Look) {
    const { isMuted, isSharing } = own.read();
    const { audio, video } = tracks();
    const hasPicture = video !== null && !video.muted && video.readyState === 'live';
    return { kbps, loss, isMuted: isMuted || audio === null || audio.muted, hasPicture, isSharing };
  }

  /** The connection to the other side of the visit says how the network is; what guests have disturbs nobody else. */
  function judge() {
    if (!room?.isOpen) return;
    const remotes = mesh.remotes();
    const { main } = room;
    const isHere = findPhase();
    const measured = mesh.lookAt(main ?? remotes[0]?.id ?? null);
    const theirs = mesh.theirs(main);
    const sample: Sample = {
      kbps: lesser(measured?.kbps ?? null, theirs?.kbps ?? null),
      loss: Math.max(measured?.loss ?? 0, theirs?.loss ?? 0),
      isFlowing: measured?.isFlowing === true && isHere,
    };
    samples = [...samples, sample].slice(-SAMPLES);
    if (!sample.isFlowing) wasLost = true;
    if (isHere && measured) meet(measured);
    // Whoever speaks with someone is at the screen, also without touching it.
    if (isHere) markPresent();
    step();
  }

  /** True: connected with whom this visit is with. */
  function findPhase(): boolean {
    const main = room?.main ?? null;
    const theirs = mesh.remotes().filter(({ id }) => main === null || id === main);
    const isHere = theirs.some((remote) => remote.phase === 'connected');
    const hadAnyone = theirs.some((remote) => remote.phase !== 'connecting');
    phase = isHere ? 'connected' : hadAnyone ? 'lost' : 'connecting';
    return isHere;
  }

  function meet({ counted: { frames, sound }, isRelayed }: Look) {
    if (!noteMeeting) return;
    if (frames + sound > 0 && !wasMet) {
      [wasMet, wasSeen] = [true, frames > 0];
      noteMeeting(frames > 0, isRelayed).catch(() => {
        [wasMet, wasSeen] = [false, false];
      });
    } else if (frames > 0 && !wasSeen) {
      wasSeen = true;
      noteMeeting(true, isRelayed).catch(() => {
        wasSeen = false;
      });
    }
  }

  function step() {
    const mode = room?.modes.at(-1);
    if (!room || !mode || !changeMode) return;
    const standing = {
      ...{ rung: mode.mode, isChosen: mode.isChosen, failures: failuresOf(room.modes), wasLost },
      secondsOnRung: Math.floor((Date.now() - rungSince) / 1000),
    };
    const next = nextRung(standing, samples);
    if (!next) return;
    samples = samples.slice(-1);
    void changeMode(next, mode.mode).catch(() => undefined);
  }

  /** Tried with every beat until the server has it. */
  async function takeSeat() {
    if (isSittingDown) return;
    isSittingDown = true;
    try {
      await sitDown();
      isSeated = true;
      if (phase === 'full') phase = 'connecting';
    } catch (error) {
      // No network, or the visit is over: the screen says which.
      if (error instanceof ApiRefusal && error.code === 'visit_full') phase = 'full';
    } finally {
      isSittingDown = false;
      tell();
    }
  }

  async function findRelays() {
    relays ??= await iceServers().catch(() => null);
  }

  const timers = [setInterval(() => void beat(), BEAT_MS), setInterval(() => void glance(), GLANCE_MS)];
  const wake = () => {
    if (document.visibilityState === 'visible') void beat();
  };
  const online = () => void beat(true);
  // A page that is left is left, also where the browser keeps it to come back to.
  const leave = () => own.stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  const letSleep = keepAwake();
  void beat();

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    update,
    poke: () => {
      if (isSeated && !isOver && phase !== 'elsewhere') void mailbox.fetchNew();
    },
    mute: own.mute,
    turnCamera: own.turnCamera,
    flip: own.flip,
    share: own.share,
    /** From the beginning, with video. */
    tryAgain() {
      openSince = Date.now();
      mesh.beginAnew();
      if (changeMode && rung() !== 'video') void changeMode('video', rung()).catch(() => undefined);
      void beat(true);
    },
    async comeHere() {
      await sitDown();
      await own.reopen();
      phase = 'connecting';
      if (room) update(room);
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      letSleep();
      mailbox.close();
      mesh.close();
      own.stop();
    },
  };
}

function showsTheSame({ remotes, ...one }: CallState, { remotes: others, ...other }: CallState): boolean {
  return (
    hasSameParts(one, other) &&
    remotes.length === others.length &&
    remotes.every((remote, at) => hasSameParts(remote, others[at] ?? {}))
  );
}

const hasSameParts = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name));

const lesser = (one: number | null, other: number | null) => {
  const known = [one, other].filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
