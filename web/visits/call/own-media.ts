// Camera, microphone and screen of this page.
import { aScreen, cameraFacing, type Devices, type Facing, openDevices } from './devices.ts';

export type OwnMedia = ReturnType<typeof makeOwnMedia>;

export type OwnState = {
  local: MediaStream;
  isMuted: boolean;
  isCameraOff: boolean;
  isSharing: boolean;
  facing: Facing;
};

/** `onChange`: what is sent or shown has changed. */
export function makeOwnMedia(devices: Devices, onChange: () => void) {
  let tracks = devices.stream.getTracks();
  let screen: MediaStreamTrack | null = null;
  let facing: Facing = 'user';
  let isMuted = false;
  let isStopped = false;
  let local = devices.stream;

  const of = (kind: 'audio' | 'video') => tracks.find((track) => track.kind === kind) ?? null;
  const changed = () => {
    local = new MediaStream(tracks);
    onChange();
  };

  function drop(kind: 'audio' | 'video') {
    for (const track of tracks) if (track.kind === kind) track.stop();
    tracks = tracks.filter((track) => track.kind !== kind);
  }

  async function open(wanted: Facing) {
    // Many phones open one camera at a time.
    drop('video');
    const track = await cameraFacing(wanted).catch(() => undefined);
    if (isStopped) return track?.stop();
    if (track) {
      facing = wanted;
      tracks = [...tracks, track];
    }
    return track;
  }

  function stopSharing() {
    screen?.stop();
    screen = null;
    changed();
  }

  return {
    read: (): OwnState => ({
      ...{ local, isMuted, isCameraOff: of('video') === null, isSharing: screen !== null, facing },
    }),
    microphone: () => of('audio'),
    picture: () => screen ?? of('video'),
    mute(muted: boolean) {
      isMuted = muted;
      const track = of('audio');
      if (track) track.enabled = !muted;
      onChange();
    },
    /** Off is off: the light of the camera goes out. */
    async turnCamera(isOff: boolean) {
      if (isOff) drop('video');
      else await open(facing);
      changed();
    },
    async flip() {
      const before = facing;
      if (!(await open(before === 'user' ? 'environment' : 'user'))) await open(before);
      changed();
    },
    async share() {
      if (screen) return stopSharing();
      screen = (await aScreen()) ?? null;
      if (!screen) return;
      screen.contentHint = 'detail';
      // Also when the browser's own bar ends it.
      screen.onended = stopSharing;
      changed();
    },
    /** The visit goes on elsewhere, or is over: camera and microphone are free. */
    stop() {
      isStopped = true;
      screen?.stop();
      screen = null;
      for (const track of tracks) track.stop();
      tracks = [];
      changed();
    },
    async reopen() {
      isStopped = false;
      const { stream } = await openDevices(facing);
      if (isStopped) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      tracks = stream.getTracks();
      for (const track of stream.getAudioTracks()) track.enabled = !isMuted;
      changed();
    },
  };
}
