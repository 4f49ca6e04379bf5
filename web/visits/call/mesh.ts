// The links of this page to the page of everyone else: who comes gets one, who is loaded anew gets another, who is put out loses
// it. A page that was not heard of for a while keeps its link: sound and picture need no server.
import type { Person } from '#contract/appointments/visits.ts';
import { type Limits, type Link, type LinkParts, makeLink, type Signal } from './link.ts';
import { type Counted, MOVING, measure, NOTHING, type Standstill, standsStill, watchMedia } from './measure.ts';
import type { Pulse } from './pulse.ts';

export type Remote = Pick<Person, 'id' | 'name' | 'role'> & {
  stream: MediaStream | null;
  phase: 'connecting' | 'connected' | 'lost';
  isMuted: boolean;
  hasPicture: boolean;
  isSharing: boolean;
};

/** What one look at a link has found. */
export type Look = { kbps: number | null; loss: number; isFlowing: boolean; counted: Counted; isRelayed: boolean };

type Peer = { person: Person; link: Link | null; stream: MediaStream | null; wasHere: boolean; silent: number } & {
  /** When something last came, and how much had come by then. */
  heardAt: number;
  heard: number;
  lookedAt: number;
  counted: Counted;
  still: Standstill;
  look: Look | null;
};

type MeshParts = Pick<LinkParts, 'me' | 'tracks' | 'passageMs'> & {
  isAllSent: (to: string) => boolean;
  iceServers: () => readonly RTCIceServer[];
  send: (to: string, signal: Signal, isBeginning: boolean) => void;
  /** Someone unknown has sent something: who is here must be asked anew. */
  onStranger: () => void;
  onChange: () => void;
  onConnected: () => void;
};

/** What one picture may take; several share it, because each is made and goes out by itself. A smaller one is also sooner made. */
const MOST_BITS = 1_200_000;
/**
 * Nothing for so long is lost. Someone looks twice a second, so it is seen within 2.8 s; and what is sent in any case, the
 * pulse, comes twice a second, so one that is lost on the way is no loss of the connection.
 */
const LOST_MS = 1_800;
const SHORTEST_LOOK_MS = 500;
const KEPT_SIGNALS = 100;
const KEPT_MS = 15_000;

export type Mesh = ReturnType<typeof makeMesh>;

export function makeMesh(parts: MeshParts) {
  const { me, tracks, passageMs, isAllSent, iceServers, send, onStranger, onChange, onConnected } = parts;
  const peers = new Map<string, Peer>();
  /** What came from pages that nobody has named yet. */
  let early: { from: string; signal: Signal; at: number }[] = [];

  const linked = () => [...peers.values()].flatMap((peer) => (peer.link ? [{ ...peer, link: peer.link }] : []));
  const limitsFor = ({ person }: Peer): Limits => {
    const others = Math.max(1, linked().length);
    return { bits: Math.round(MOST_BITS / others), smaller: others === 1 ? 1 : person.role === 'guest' ? 3 : 2 };
  };

  function connect(peer: Peer, page: string) {
    peer.link?.close();
    // The other page is new: how the last one was heard says nothing about it.
    Object.assign(peer, { counted: NOTHING, still: MOVING, look: null, silent: 0, heard: 0 });
    peer.link = makeLink({
      ...{ me, other: page, iceServers: iceServers(), tracks, passageMs, onConnected },
      limits: () => limitsFor(peer),
      isAllSent: () => isAllSent(page),
      send: (signal, isBeginning) => send(page, signal, isBeginning),
      onTracks: (stream) => {
        peer.stream = stream;
        onChange();
      },
    });
    peer.link.begin();
    for (const one of linked()) one.link.limit();
    const kept = early.filter(({ from }) => from === page);
    early = early.filter(({ from }) => from !== page);
    for (const { signal } of kept) void peer.link.hear(signal);
  }

  function drop(id: string) {
    peers.get(id)?.link?.close();
    peers.delete(id);
    for (const one of linked()) one.link.limit();
  }

  return {
    /** Who is let in, with the page that each has open. */
    update(people: readonly Person[], isOpen: boolean) {
      const here = isOpen ? people : [];
      for (const id of [...peers.keys()]) if (!here.some((person) => person.id === id)) drop(id);
      for (const person of here) {
        const peer: Peer = peers.get(person.id) ?? {
          ...{ person, link: null, stream: null, wasHere: false, silent: 0 },
          ...{ counted: NOTHING, still: MOVING, look: null, lookedAt: 0, heardAt: 0, heard: 0 },
        };
        peer.person = person;
        peers.set(person.id, peer);
        if (person.page && peer.link?.other !== person.page) connect(peer, person.page);
      }
    },
    hear(from: string, signal: Signal) {
      const peer = linked().find(({ link }) => link.other === from);
      if (peer) return void peer.link.hear(signal);
      early = [...early, { from, signal, at: Date.now() }].slice(-KEPT_SIGNALS);
      onStranger();
    },
    /** The server knows this page no longer; a new one of the same person follows. */
    forget(page: string) {
      for (const peer of peers.values()) {
        if (peer.link?.other !== page) continue;
        peer.link.close();
        peer.link = null;
      }
      onStranger();
    },
    replace() {
      const { audio, video } = tracks();
      for (const { link } of linked()) {
        void link.replace('audio', audio);
        void link.replace('video', video);
      }
    },
    /** Between two looks: whether anything has come, and the pulse once more. */
    async glance(pulse: (look: Look) => Pulse) {
      await Promise.all(
        linked().map(async ({ person, link, look }) => {
          const report = await link.stats();
          const peer = peers.get(person.id);
          if (!report || !peer || peer.link !== link) return;
          listen(peer, measure(report.values(), peer.counted).counted);
          if (look) link.beat(pulse(look));
        }),
      );
    },
    /** One look at every link, which heals what does not hold. */
    async look(pulse: (look: Look) => Pulse, isNow: boolean) {
      early = early.filter(({ at }) => Date.now() - at < KEPT_MS);
      if (early.length > 0) onStranger();
      await Promise.all(
        [...peers.values()].map(async (peer) => {
          const { link } = peer;
          const report = await link?.stats();
          if (!link || peer.link !== link) return;
          const look = measure(report ? report.values() : [], peer.counted);
          listen(peer, look.counted);
          // Between two looks in quick succession nothing need have come.
          if (!look.isFlowing && Date.now() - peer.lookedAt < SHORTEST_LOOK_MS) return;
          peer.still = watchMedia(peer.still, peer.counted, look.counted, link.theirs());
          [peer.counted, peer.look, peer.lookedAt] = [look.counted, look, Date.now()];
          peer.silent = look.isFlowing ? 0 : peer.silent + 1;
          if (look.isFlowing && link.isWell()) peer.wasHere = true;
          link.beat(pulse(look));
          link.watch(look.isFlowing && !standsStill(peer.still), isNow);
        }),
      );
    },
    lookAt: (id: string | null) => (id ? (peers.get(id)?.look ?? null) : null),
    theirs: (id: string | null) => (id ? (peers.get(id)?.link?.theirs() ?? null) : null),
    isWell: () => [...peers.values()].every(({ link, silent }) => link?.isWell() && silent === 0),
    isEmpty: () => peers.size === 0,
    beginAnew() {
      for (const { link } of linked()) link.beginAnew();
    },
    remotes: (): Remote[] => [...peers.values()].map(present),
    close() {
      for (const id of [...peers.keys()]) drop(id);
    },
  };
}

function listen(peer: Peer, { received }: Counted) {
  // Another way counts from the beginning: less is news, too.
  if (received !== peer.heard && received > 0) peer.heardAt = Date.now();
  peer.heard = received;
}

function present({ person: { id, name, role }, link, stream, wasHere, heardAt, still }: Peer): Remote {
  const theirs = link?.theirs();
  const isHere = wasHere && link?.isWell() === true && Date.now() - heardAt < LOST_MS && !standsStill(still);
  return {
    ...{ id, name, role, stream },
    phase: isHere ? 'connected' : wasHere ? 'lost' : 'connecting',
    isMuted: theirs?.isMuted ?? false,
    // Until it is said: a picture that is there is not kept back.
    hasPicture: theirs?.hasPicture ?? true,
    isSharing: theirs?.isSharing ?? false,
  };
}
