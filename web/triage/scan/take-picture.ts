const QUALITY = 0.9;
const NAME = 'captured-image.jpg';

/** What the camera shows now, as a file. */
export async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const picture = await promise;
  return picture && new File([picture], NAME, { type: 'image/jpeg' });
}
