// A visit from this page: devices, the link to the other page, the beat of every second, and what the screen shows of it.
import type { Rung, Visit } from '#contract/appointments/visits.ts';
import { markPresent } from '#web/activity.ts';
import { aScreen, cameraFacing, type Devices, type Facing } from './devices.ts';
import { networkOf, nextRung, type Sample } from './ladder.ts';
import { type Link, makeLink, type Signal } from './link.ts';
import { makeMailbox, type Post, type Refused } from './mailbox.ts';
import { type Counted, measure, NOTHING } from './measure.ts';

export type CallState = {
  phase: 'connecting' | 'connected' | 'lost' | 'elsewhere';
  network: 'good' | 'weak' | 'lost';
  remote: MediaStream | null;
  local: MediaStream;
  isMuted: boolean;
  isCameraOff: boolean;
  isSharing: boolean;
  facing: Facing;
};

export type CallParts = {
  page: string;
  devices: Devices;
  post: Post;
  iceServers: () => Promise<readonly RTCIceServer[]>;
  sitDown: () => Promise<unknown>;
  noteMeeting: (isSeen: boolean, isRelayed: boolean) => Promise<unknown>;
  changeMode: (mode: Rung) => Promise<unknown>;
};

const BEAT_MS = 1_000;
/** A beat that comes so late means that the machine slept. */
const SLEPT_MS = 5_000;
const FETCH_EVERY = 3;
const SAMPLES = 70;

export type Call = ReturnType<typeof makeCall>;

export function makeCall({ page, devices, post, iceServers, sitDown, noteMeeting, changeMode }: CallParts) {
  let state: CallState = {
    phase: 'connecting',
    network: 'lost',
    remote: null,
    local: devices.stream,
    isMuted: false,
    isCameraOff: devices.stream.getVideoTracks().length === 0,
    isSharing: false,
    facing: 'user',
  };
  const listeners = new Set<() => void>();
  const set = (changes: Partial<CallState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  let visit: Visit | null = null;
  let link: Link | null = null;
  let relays: readonly RTCIceServer[] | null = null;
  let screen: MediaStreamTrack | null = null;
  /** Pages of the other side that gave way to another. */
  const past = new Set<string>();
  let samples: Sample[] = [];
  let counted: Counted = NOTHING;
  let beats = 0;
  let beatAt = Date.now();
  let failures = 0;
  let wasMet = false;
  let wasSeen = false;
  /** Before that the server takes this page for one that another has replaced. */
  let isSeated = false;
  let isSittingDown = false;
  let isClosed = false;

  const microphone = () => devices.stream.getAudioTracks()[0] ?? null;
  const camera = () => (state.isCameraOff ? null : (devices.stream.getVideoTracks()[0] ?? null));
  const rung = (): Rung => visit?.modes.at(-1)?.mode ?? 'video';
  const picture = () => (rung() === 'video' ? (screen ?? camera()) : null);
  const tracks = () => ({ audio: microphone(), video: picture() });

  const mailbox = makeMailbox({ post, onSignal: hear, onRefused: refused });

  function hear(from: string, signal: Signal) {
    // A page that we have not heard of yet: whoever sends us something is let in as much as we are.
    if (link?.other !== from) {
      // What a page sent before it was loaded anew is late.
      if (past.has(from)) return;
      connect(from);
    }
    void link?.hear(signal);
  }

  function refused(why: Refused) {
    if (why === 'seat_taken') {
      set({ phase: 'elsewhere' });
      link?.close();
      link = null;
    }
    if (why === 'page_gone') {
      if (link) past.add(link.other);
      link?.close();
      link = null;
    }
  }

  function connect(other: string) {
    if (link) past.add(link.other);
    link?.close();
    // The other page is new: how the last one was heard says nothing about it.
    [counted, samples] = [NOTHING, []];
    link = makeLink({
      ...{ me: page, other, iceServers: relays ?? [], tracks },
      send: (signal, isBeginning) => mailbox.send(other, signal, isBeginning),
      onTracks: (remote) => set({ remote }),
    });
    link.begin();
  }

  /** Called with every answer about the visit: who is there, and how they speak. */
  function update(now: Visit) {
    const before = rung();
    visit = now;
    if (state.phase === 'elsewhere' || isClosed || !isSeated) return;
    const isOpen = now.state === 'let-in' || now.state === 'in-visit';
    const other = now.people.find(({ role }) => role !== now.me)?.page ?? null;
    // A page that was not heard of for a while keeps its link: sound and picture need no server.
    if (isOpen && relays && other && link?.other !== other) {
      // Taken back from another tab, a page may come again.
      past.delete(other);
      connect(other);
    }
    if (rung() !== before) {
      if (before === 'video') failures = rung() === 'audio' && now.modes.at(-1)?.chosenBy === null ? failures + 1 : 0;
      void link?.replace('video', picture());
    }
    void mailbox.fetchNew();
  }

  async function beat() {
    const now = Date.now();
    const hasSlept = now - beatAt > SLEPT_MS;
    beatAt = now;
    beats += 1;
    if (state.phase === 'elsewhere' || isClosed) return;
    if (!isSeated) await takeSeat();
    if (!isSeated) return;
    relays ??= await iceServers().catch(() => null);
    if (beats % FETCH_EVERY === 0 || hasSlept || !link?.isWell()) void mailbox.fetchNew();
    void mailbox.flush();
    if (visit && relays && !link) update(visit);
    const report = link ? await link.stats() : undefined;
    if (isClosed || !link) return;
    const { sample, counted: newest, isRelayed } = measure(report ? report.values() : [], counted);
    counted = newest;
    samples = [...samples, sample].slice(-SAMPLES);
    link.watch(sample.isFlowing, hasSlept && !link.isWell());
    const network = networkOf(samples);
    const isHere = link.isWell() && network !== 'lost';
    set({ network, phase: isHere ? 'connected' : state.remote ? 'lost' : 'connecting' });
    if (isHere) meet(newest, isRelayed);
    // Whoever speaks with someone is at the screen, also without touching it.
    if (isHere) markPresent();
    step();
  }

  function meet({ frames, sound }: Counted, isRelayed: boolean) {
    if (frames + sound > 0 && !wasMet) {
      wasMet = true;
      noteMeeting(frames > 0, isRelayed).catch(() => {
        wasMet = false;
      });
    } else if (frames > 0 && wasMet && !wasSeen) {
      wasSeen = true;
      noteMeeting(true, isRelayed).catch(() => {
        wasSeen = false;
      });
    }
  }

  function step() {
    const mode = visit?.modes.at(-1);
    if (!visit || !mode || visit.state !== 'in-visit') return;
    const standing = {
      ...{ rung: mode.mode, isChosen: mode.chosenBy !== null, failures },
      secondsOnRung: Math.floor((Date.now() - Date.parse(mode.from)) / 1000),
    };
    const next = nextRung(standing, samples);
    if (!next) return;
    // What was measured on the last rung says nothing about the next.
    samples = samples.slice(-2);
    void changeMode(next).catch(() => undefined);
  }

  /** Tried with every beat until the server has it. */
  async function takeSeat() {
    if (isSittingDown) return;
    isSittingDown = true;
    try {
      await sitDown();
      isSeated = true;
    } catch {
      // No network, or the visit is over: the screen says which.
    } finally {
      isSittingDown = false;
    }
    if (isSeated && visit) update(visit);
  }

  const timer = setInterval(() => void beat(), BEAT_MS);
  const wake = () => {
    if (document.visibilityState === 'visible') void beat();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  void beat();

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    update,
    poke: () => void mailbox.fetchNew(),
    mute(isMuted: boolean) {
      for (const track of devices.stream.getAudioTracks()) track.enabled = !isMuted;
      set({ isMuted });
    },
    turnCamera(isOff: boolean) {
      set({ isCameraOff: isOff });
      void link?.replace('video', picture());
    },
    async flip() {
      const facing: Facing = state.facing === 'user' ? 'environment' : 'user';
      // Many phones open one camera at a time.
      const old = devices.stream.getVideoTracks();
      for (const track of old) track.stop();
      const track = await cameraFacing(facing).catch(() => cameraFacing(state.facing));
      if (!track) return;
      for (const each of old) devices.stream.removeTrack(each);
      devices.stream.addTrack(track);
      set({ facing, isCameraOff: false, local: new MediaStream(devices.stream.getTracks()) });
      await link?.replace('video', picture());
    },
    async share() {
      if (screen) return stopSharing();
      screen = (await aScreen()) ?? null;
      if (!screen) return;
      // Also when the browser's own bar ends it.
      screen.onended = () => void stopSharing();
      set({ isSharing: true });
      await link?.replace('video', picture());
    },
    async comeHere() {
      await sitDown();
      set({ phase: 'connecting' });
      if (visit) update(visit);
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      mailbox.close();
      link?.close();
      screen?.stop();
      for (const track of devices.stream.getTracks()) track.stop();
    },
  };

  async function stopSharing() {
    screen?.stop();
    screen = null;
    set({ isSharing: false });
    await link?.replace('video', picture());
  }
}
