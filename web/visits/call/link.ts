// The connection to one page of another person: perfect negotiation. It heals in two steps: a new way for the connection that
// there is, then a new beginning. The page whose id is greater begins; the other answers, and asks for a new beginning when it
// waits in vain.
import { type Pulse, readPulse, writePulse } from './pulse.ts';

export type Signal = {
  /** The beginning it belongs to: what comes late from an earlier one is dropped. */
  round: string;
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit | null;
  /** Please begin anew. */
  again?: true;
};

export type LinkParts = {
  me: string;
  other: string;
  iceServers: readonly RTCIceServer[];
  send: (signal: Signal, isBeginning: boolean) => void;
  onTracks: (stream: MediaStream) => void;
  /** What is sent now; null sends nothing and keeps the line. */
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
  mostBits: () => number;
  onConnected: () => void;
  /** The server has everything that was sent so far. */
  canSend: () => boolean;
};

/** So long a beginning may take before it is given up for another; each next one twice as long, or a slow one would never be done. */
const PATIENCE_MS = 5_000;
const MOST_DOUBLINGS = 3;
/** The browser's own healing gets this long before a new way is looked for. */
const HEALING_MS = 2_000;

export type Link = ReturnType<typeof makeLink>;

export function makeLink({ me, other, iceServers, send, onTracks, onConnected, tracks, mostBits, canSend }: LinkParts) {
  const begins = me > other;
  let connection: RTCPeerConnection | null = null;
  let round = '';
  let isMakingOffer = false;
  let ignoresOffer = false;
  let waiting: RTCIceCandidateInit[] = [];
  let triedAt = 0;
  let restartedAt = 0;
  let unwellSince = 0;
  let tries = 0;
  let isClosed = false;
  let isHealthy = false;
  /** Before that there is no way that could be replaced by another. */
  let hasConnected = false;
  let work: Promise<unknown> = Promise.resolve();
  const remote = new MediaStream();
  let pulse: RTCDataChannel | null = null;
  let theirs: Pulse | null = null;

  function open(newRound: string) {
    connection?.close();
    round = newRound;
    waiting = [];
    [isMakingOffer, ignoresOffer, hasConnected] = [false, false, false];
    [triedAt, restartedAt, unwellSince] = [Date.now(), 0, 0];
    const mine = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' });
    connection = mine;
    mine.onicecandidate = ({ candidate }) => {
      if (connection === mine && candidate) send({ round, candidate: candidate.toJSON() }, false);
    };
    mine.ontrack = ({ track }) => {
      if (connection !== mine) return;
      for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
      remote.addTrack(track);
      onTracks(remote);
    };
    mine.onconnectionstatechange = () => {
      if (connection !== mine || mine.connectionState !== 'connected') return;
      hasConnected = true;
      onConnected();
    };
    mine.onnegotiationneeded = async () => {
      if (connection !== mine) return;
      try {
        isMakingOffer = true;
        await mine.setLocalDescription();
        if (connection === mine && mine.localDescription) {
          send({ round, description: mine.localDescription.toJSON() }, mine.localDescription.type === 'offer');
        }
      } catch {
        // Closed meanwhile, or a collision: the watch begins anew if nothing comes of it.
      } finally {
        isMakingOffer = false;
      }
    };
    return mine;
  }

  function openPulse(mine: RTCPeerConnection) {
    const channel = mine.createDataChannel('pulse', { negotiated: true, id: 0, ordered: false, maxRetransmits: 0 });
    channel.onmessage = ({ data }) => {
      if (pulse === channel) theirs = readPulse(data) ?? theirs;
    };
    return channel;
  }

  /** Sound and picture have a line each from the start: muting, pausing, flipping and sharing need no new description. */
  function begin() {
    const mine = open(crypto.randomUUID());
    pulse = openPulse(mine);
    const { audio, video } = tracks();
    for (const [kind, track] of [
      ['audio', audio],
      ['video', video],
    ] as const) {
      const { sender } = mine.addTransceiver(kind, { direction: 'sendrecv' });
      void sender.replaceTrack(track).catch(() => undefined);
    }
    limitBits(mine, mostBits());
  }

  async function hear(signal: Signal) {
    if (isClosed) return;
    if (signal.again) {
      if (begins && !isHealthy && Date.now() - triedAt > HEALING_MS) begin();
      return;
    }
    const { description } = signal;
    if (signal.round !== round) {
      // A new beginning of the other side; anything else of another round is late.
      if (begins || description?.type !== 'offer') return;
      open(signal.round);
    }
    const mine = connection;
    if (!mine) return;
    if (description) await settle(mine, description);
    else if (signal.candidate) await addCandidate(mine, signal.candidate);
  }

  async function settle(mine: RTCPeerConnection, description: RTCSessionDescriptionInit) {
    const collides = description.type === 'offer' && (isMakingOffer || mine.signalingState !== 'stable');
    ignoresOffer = begins && collides;
    if (ignoresOffer) return;
    await mine.setRemoteDescription(description);
    for (const candidate of waiting.splice(0)) await addCandidate(mine, candidate);
    if (description.type !== 'offer') return;
    if (!mine.localDescription) pulse = openPulse(mine);
    const { audio, video } = tracks();
    for (const transceiver of mine.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(transceiver.receiver.track.kind === 'audio' ? audio : video);
    }
    limitBits(mine, mostBits());
    await mine.setLocalDescription();
    if (connection === mine && mine.localDescription)
      send({ round, description: mine.localDescription.toJSON() }, false);
  }

  async function addCandidate(mine: RTCPeerConnection, candidate: RTCIceCandidateInit) {
    if (!mine.remoteDescription) {
      waiting.push(candidate);
      return;
    }
    await mine.addIceCandidate(candidate).catch((error: unknown) => {
      if (!ignoresOffer) throw error;
    });
  }

  const isWell = () => connection?.connectionState === 'connected';

  function beginAnew(now: number) {
    triedAt = now;
    if (begins) begin();
    else send({ round, again: true }, false);
  }

  /** Looks for a new way, then begins anew, or asks for it, while nothing arrives. `isNow`: the machine or the network is back. */
  function watch(isFlowing: boolean, isNow = false) {
    if (isClosed) return;
    const now = Date.now();
    isHealthy = isWell() && isFlowing;
    if (isHealthy) {
      [unwellSince, tries, restartedAt] = [0, 0, 0];
      return;
    }
    unwellSince ||= now;
    if (hasConnected && !restartedAt && (isNow || now - unwellSince >= HEALING_MS)) {
      restartedAt = now;
      connection?.restartIce();
      return;
    }
    const patience = PATIENCE_MS * 2 ** Math.min(tries, MOST_DOUBLINGS);
    // While nothing can be sent, what there is may still heal by itself.
    if (now - Math.max(unwellSince, triedAt, restartedAt) < patience || !canSend()) return;
    tries += 1;
    beginAnew(now);
  }

  return {
    other,
    begin: () => (begins ? begin() : undefined),
    beginAnew: () => beginAnew(Date.now()),
    /** One after the other: a candidate may come before the description that it belongs to is set. */
    hear: (signal: Signal) => {
      work = work.then(() => hear(signal)).catch(() => undefined);
      return work;
    },
    watch,
    isWell,
    theirs: () => theirs,
    beat(now: Pulse) {
      if (pulse?.readyState === 'open') pulse.send(writePulse(now));
    },
    stats: () => connection?.getStats() ?? Promise.resolve(undefined),
    async replace(kind: 'audio' | 'video', track: MediaStreamTrack | null) {
      const line = connection?.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
      if (line && line.sender.track !== track) await line.sender.replaceTrack(track).catch(() => undefined);
    },
    limit: () => connection && limitBits(connection, mostBits()),
    close() {
      isClosed = true;
      connection?.close();
      connection = null;
    },
  };
}

/** The browser goes below by itself when the network gives less. */
function limitBits(connection: RTCPeerConnection, most: number) {
  for (const { sender, receiver } of connection.getTransceivers()) {
    if (receiver.track.kind !== 'video') continue;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings ?? []) encoding.maxBitrate = most;
    parameters.degradationPreference = 'balanced';
    void sender.setParameters(parameters).catch(() => undefined);
  }
}
