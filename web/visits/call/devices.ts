// Camera and microphone, and why one of them does not work, in words and with what to do.
import { t } from '#web/language/say.ts';

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
  const values = { device: device === 'camera' ? t('camera') : t('microphone') };
  const other = device === 'camera' ? t('The doctor cannot see you.') : t('The doctor cannot hear you.');
  switch (name) {
    case 'NotAllowedError':
      return {
        title: t('The {device} is not allowed', values),
        what: `${other} ${t('Press the sign beside the address of this page, allow the {device}, then press Try again.', values)}`,
      };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return {
        title: t('No {device} was found', values),
        what: `${other} ${t('Plug one in or use another device, then press Try again. You can still go on without.')}`,
      };
    case 'NotReadableError':
    case 'AbortError':
      return {
        title: t('The {device} is in use', values),
        what: `${other} ${t('Close other apps that use it, then press Try again.')}`,
      };
    case 'SecurityError':
      return {
        title: t('The browser gives no {device} to this page', values),
        what: `${other} ${t('Open the address with https, or ask the clinic.')}`,
      };
    default:
      return {
        title: t('The {device} does not work', values),
        what: `${other} ${t('Press Try again, or use another device.')}`,
      };
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
