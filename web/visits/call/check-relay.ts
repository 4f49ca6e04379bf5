// Whether sound and picture will find a way, before the visit begins.

export type RelayCheck = 'none-set' | 'reached' | 'not-reached';

const PATIENCE_MS = 6_000;

/** Asks the TURN server for an address of its own; nothing else proves that it can be reached and knows our pass. */
export async function checkRelay(iceServers: readonly RTCIceServer[]): Promise<RelayCheck> {
  if (iceServers.length === 0) return 'none-set';
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], iceTransportPolicy: 'relay' });
  try {
    connection.createDataChannel('check');
    const { promise, resolve } = Promise.withResolvers<RelayCheck>();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type === 'relay') resolve('reached');
    };
    setTimeout(() => resolve('not-reached'), PATIENCE_MS);
    await connection.setLocalDescription();
    return await promise;
  } finally {
    connection.close();
  }
}
