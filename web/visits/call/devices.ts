// Camera and microphone, and why one of them does not work, in words and with what to do.

export type Facing = 'user' | 'environment';
export type Problem = { title: string; what: string };
export type Devices = { stream: MediaStream; camera: Problem | null; microphone: Problem | null };

const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } };
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Whatever there is: one of the two may be missing, and says why. */
export async function openDevices(facing: Facing = 'user'): Promise<Devices> {
  const video = { ...PICTURE, facingMode: facing };
  try {
    const stream = await ask({ audio: SOUND, video });
    return { stream, camera: null, microphone: null };
  } catch {
    // Together they fail when one of them is missing: each is asked for by itself.
    const [sound, picture] = [await tryOne({ audio: SOUND }), await tryOne({ video })];
    const stream = new MediaStream([...(sound.stream?.getTracks() ?? []), ...(picture.stream?.getTracks() ?? [])]);
    return {
      stream,
      microphone: sound.error ? problemOf(sound.error, 'microphone') : null,
      camera: picture.error ? problemOf(picture.error, 'camera') : null,
    };
  }
}

function ask(wanted: MediaStreamConstraints): Promise<MediaStream> {
  // Browsers hide it on a page that did not come over https.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'SecurityError'));
  return navigator.mediaDevices.getUserMedia(wanted);
}

async function tryOne(wanted: MediaStreamConstraints): Promise<{ stream?: MediaStream; error?: unknown }> {
  try {
    return { stream: await ask(wanted) };
  } catch (error) {
    return { error };
  }
}

export function problemOf(error: unknown, device: 'camera' | 'microphone'): Problem {
  const name = error instanceof Error ? error.name : '';
  const other = device === 'camera' ? 'The doctor cannot see you.' : 'The doctor cannot hear you.';
  switch (name) {
    case 'NotAllowedError':
      return {
        title: `The ${device} is not allowed`,
        what: `${other} Press the sign beside the address of this page, allow the ${device}, then press Try again.`,
      };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return {
        title: `No ${device} was found`,
        what: `${other} Plug one in or use another device, then press Try again. You can still go on without.`,
      };
    case 'NotReadableError':
    case 'AbortError':
      return {
        title: `The ${device} is in use`,
        what: `${other} Close other apps that use it, then press Try again.`,
      };
    case 'SecurityError':
      return {
        title: `The browser gives no ${device} to this page`,
        what: `${other} Open the address with https, or ask the clinic.`,
      };
    default:
      return { title: `The ${device} does not work`, what: `${other} Press Try again, or use another device.` };
  }
}

export async function cameraFacing(facing: Facing): Promise<MediaStreamTrack | undefined> {
  return (await ask({ video: { ...PICTURE, facingMode: facing } })).getVideoTracks()[0];
}

/** Undefined: the person did not choose a screen. */
export async function aScreen(): Promise<MediaStreamTrack | undefined> {
  try {
    return (await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 10 } } })).getVideoTracks()[0];
  } catch {
    return undefined;
  }
}
