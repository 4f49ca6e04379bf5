// The connection to one page of another person: perfect negotiation. It heals in two steps: a new way for the connection that
// there is, then a new beginning. The page whose id is greater begins; the other answers, and asks for a new beginning when it
// waits in vain.
import { type Attempt, mayBeginAnew, nextStep } from './healing.ts';
import { type Pulse, readPulse, writePulse } from './pulse.ts';

export type Signal = {
  /** The beginning it belongs to: what comes late from an earlier one is dropped. */
  round: string;
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit | null;
  /** Please begin anew. `by-hand`: someone has pressed Try again. */
  again?: 'by-itself' | 'by-hand';
};

export type LinkParts = {
  me: string;
  other: string;
  iceServers: readonly RTCIceServer[];
  send: (signal: Signal, isBeginning: boolean) => void;
  onTracks: (stream: MediaStream) => void;
  /** What is sent now; null sends nothing and keeps the line. */
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
  limits: () => Limits;
  onConnected: () => void;
  /** The server has everything that was sent so far. */
  isAllSent: () => boolean;
  /** How long the server's last answer took. */
  passageMs: () => number;
};

/** What a picture may take. `smaller`: so many times smaller than the camera's, each way. */
export type Limits = { bits: number; smaller: number };

export type Link = ReturnType<typeof makeLink>;

export function makeLink(parts: LinkParts) {
  const { me, other, iceServers, send, onTracks, onConnected, tracks, limits, isAllSent, passageMs } = parts;
  const begins = me > other;
  let connection: RTCPeerConnection | null = null;
  let round = '';
  let isMakingOffer = false;
  let ignoresOffer = false;
  let waiting: RTCIceCandidateInit[] = [];
  let attempt: Attempt = { aliveAt: 0, unwellSince: 0, restartedAt: 0, hasConnected: false, failures: 0 };
  let isClosed = false;
  let isHealthy = false;
  let work: Promise<unknown> = Promise.resolve();
  const remote = new MediaStream();
  let pulse: RTCDataChannel | null = null;
  let theirs: Pulse | null = null;

  function open(newRound: string) {
    connection?.close();
    round = newRound;
    waiting = [];
    [isMakingOffer, ignoresOffer] = [false, false];
    attempt = { ...attempt, aliveAt: Date.now(), unwellSince: 0, restartedAt: 0, hasConnected: false };
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
      if (connection !== mine) return;
      if (mine.connectionState === 'connecting') attempt.aliveAt = Date.now();
      if (mine.connectionState !== 'connected') return;
      attempt = { ...attempt, aliveAt: Date.now(), hasConnected: true };
      limit(mine);
      onConnected();
    };
    mine.onnegotiationneeded = async () => {
      if (connection !== mine) return;
      try {
        isMakingOffer = true;
        await mine.setLocalDescription();
        if (connection === mine && mine.localDescription) {
          // A new way belongs to the beginning that there is: what was not sent of that is still needed.
          send({ round, description: mine.localDescription.toJSON() }, mine.remoteDescription === null);
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
    limit(mine);
  }

  function limit(mine: RTCPeerConnection) {
    // On a shared screen there is text to read.
    const isScreen = tracks().video?.contentHint === 'detail';
    limitPicture(mine, isScreen ? { ...limits(), smaller: 1 } : limits());
  }

  async function hear(signal: Signal) {
    if (isClosed) return;
    if (signal.again) {
      const isByHand = signal.again === 'by-hand';
      if (begins && !isHealthy && mayBeginAnew(attempt, { now: Date.now(), passageMs: passageMs(), isByHand }))
        beginAnew(isByHand);
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
    attempt.aliveAt = Date.now();
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
    limit(mine);
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

  function beginAnew(isByHand: boolean) {
    attempt = { ...attempt, aliveAt: Date.now(), failures: isByHand ? 0 : attempt.failures + 1 };
    if (begins) begin();
    else send({ round, again: isByHand ? 'by-hand' : 'by-itself' }, false);
  }

  /** Looks for a new way, then begins anew, or asks for it, while nothing arrives. `isBack`: the machine or the network is back. */
  function watch(isFlowing: boolean, isBack = false) {
    if (isClosed) return;
    const now = Date.now();
    isHealthy = isWell() && isFlowing;
    if (isHealthy) {
      attempt = { ...attempt, unwellSince: 0, restartedAt: 0, failures: 0 };
      return;
    }
    attempt.unwellSince ||= now;
    const step = nextStep(attempt, { now, passageMs: passageMs(), isBack });
    if (step === 'new-way') {
      attempt.restartedAt = now;
      connection?.restartIce();
    }
    // While nothing can be sent, what there is may still heal by itself.
    if (step === 'begin-anew' && isAllSent()) beginAnew(false);
  }

  return {
    other,
    begin: () => (begins ? begin() : undefined),
    beginAnew: () => beginAnew(true),
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
      if (!connection || !line || line.sender.track === track) return;
      await line.sender.replaceTrack(track).catch(() => undefined);
      limit(connection);
    },
    limit: () => connection && limit(connection),
    close() {
      isClosed = true;
      connection?.close();
      connection = null;
    },
  };
}

/** The browser goes below by itself when the network gives less. */
function limitPicture(connection: RTCPeerConnection, { bits, smaller }: Limits) {
  for (const { sender, receiver } of connection.getTransceivers()) {
    if (receiver.track.kind !== 'video') continue;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings ?? []) {
      encoding.maxBitrate = bits;
      encoding.scaleResolutionDownBy = smaller;
    }
    parameters.degradationPreference = 'balanced';
    void sender.setParameters(parameters).catch(() => undefined);
  }
}
