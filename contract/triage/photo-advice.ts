// How to take a better photo of the skin, by what is wrong with this one.

export type PhotoFault = 'small' | 'dark' | 'bright' | 'blurred';

export const RETAKE: Record<PhotoFault, string> = {
  small: 'The photo is very small. Take it from closer, at full size.',
  dark: 'The photo is too dark. Take it again in daylight or switch on a light, without flash.',
  bright: 'The photo is too bright. Turn away from the light or switch the flash off.',
  blurred:
    'The photo is blurred. Hold the camera still, about 20 cm away, tap on the spot to focus, and take it again.',
};
