// The connection to one page of the other side: perfect negotiation, and a new beginning whenever it does not hold. The page
// whose id is greater begins; the other answers, and asks for a new beginning when it waits in vain.

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
};

/** So long a beginning may take before it is given up for another; each next one twice as long, or a slow one would never be done. */
const PATIENCE_MS = 5_000;
const MOST_DOUBLINGS = 3;
/** The browser's own healing gets this long. */
const HEALING_MS = 3_500;
const MOST_BITS = 1_200_000;

export type Link = ReturnType<typeof makeLink>;

export function makeLink({ me, other, iceServers, send, onTracks, tracks }: LinkParts) {
  const begins = me > other;
  let connection: RTCPeerConnection | null = null;
  let round = '';
  let isMakingOffer = false;
  let ignoresOffer = false;
  let waiting: RTCIceCandidateInit[] = [];
  let triedAt = 0;
  let unwellSince = 0;
  let tries = 0;
  let isClosed = false;
  let work: Promise<unknown> = Promise.resolve();
  const remote = new MediaStream();
  let pulse: RTCDataChannel | null = null;

  function open(newRound: string) {
    connection?.close();
    round = newRound;
    waiting = [];
    [isMakingOffer, ignoresOffer] = [false, false];
    [triedAt, unwellSince] = [Date.now(), 0];
    const mine = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' });
    connection = mine;
    mine.onicecandidate = ({ candidate }) => {
      if (connection === mine && candidate) send({ round, candidate: candidate.toJSON() }, false);
    };
    mine.ontrack = ({ track }) => {
      if (connection !== mine) return;
      for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
      remote.addTrack(track);
      onTracks(new MediaStream(remote.getTracks()));
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

  /** A few bytes a second, so that silence means a lost connection also where nobody has a microphone. */
  const openPulse = (mine: RTCPeerConnection) =>
    mine.createDataChannel('pulse', { negotiated: true, id: 0, ordered: false, maxRetransmits: 0 });

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
    limitBits(mine);
  }

  async function hear(signal: Signal) {
    if (isClosed) return;
    if (signal.again) {
      if (begins && !isWell() && Date.now() - triedAt > HEALING_MS) begin();
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
    limitBits(mine);
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

  /** Begins anew, or asks for it, when the connection has not held for a while. `isNow`: the machine has just woken up. */
  function watch(isFlowing: boolean, isNow = false) {
    if (isClosed) return;
    if (pulse?.readyState === 'open') pulse.send('.');
    const now = Date.now();
    if (isWell() && isFlowing) {
      [unwellSince, tries] = [0, 0];
      return;
    }
    unwellSince ||= now;
    const longer = 2 ** Math.min(tries, MOST_DOUBLINGS);
    const isHealing = isWell() || connection?.connectionState === 'disconnected';
    const patience = (isHealing ? HEALING_MS : PATIENCE_MS) * longer;
    if (!isNow && (now - unwellSince < patience || now - triedAt < PATIENCE_MS * longer)) return;
    triedAt = now;
    tries += 1;
    if (begins) begin();
    else send({ round, again: true }, false);
  }

  return {
    other,
    begin: () => (begins ? begin() : undefined),
    /** One after the other: a candidate may come before the description that it belongs to is set. */
    hear: (signal: Signal) => {
      work = work.then(() => hear(signal)).catch(() => undefined);
      return work;
    },
    watch,
    isWell,
    stats: () => connection?.getStats() ?? Promise.resolve(undefined),
    async replace(kind: 'audio' | 'video', track: MediaStreamTrack | null) {
      const line = connection?.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
      await line?.sender.replaceTrack(track).catch(() => undefined);
    },
    close() {
      isClosed = true;
      connection?.close();
      connection = null;
    },
  };
}

/** The browser goes below by itself when the network gives less. */
function limitBits(connection: RTCPeerConnection) {
  for (const { sender, receiver } of connection.getTransceivers()) {
    if (receiver.track.kind !== 'video') continue;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings ?? []) encoding.maxBitrate = MOST_BITS;
    parameters.degradationPreference = 'balanced';
    void sender.setParameters(parameters).catch(() => undefined);
  }
}
