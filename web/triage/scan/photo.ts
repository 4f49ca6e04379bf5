// The photo that was chosen, taken, dropped or pasted, and its preview.
import { useEffect, useState } from 'react';
import { PHOTO_MAX_BYTES } from '../../../contract/symptom-limits.ts';

export const NOT_AN_IMAGE = 'Choose an image file, for example a JPEG or PNG photo.';
const TOO_LARGE = 'The photo is larger than 10 MB. Take it again at a lower quality.';

export type Photo = { file: File; address: string };

export function usePhoto(onChange: () => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.address)), [photo]);

  const choose = (file: File | null | undefined) => {
    const wrong = file ? problemWith(file) : null;
    setProblem(wrong);
    if (wrong) return;
    setPhoto(file ? { file, address: URL.createObjectURL(file) } : null);
    // An earlier result spoke of another picture.
    onChange();
  };
  return { photo, choose, problem, setProblem };
}

export function problemWith(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  // Some browsers name no type for HEIC; the server says what to do about it.
  if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(file.name)) return NOT_AN_IMAGE;
  return file.size > PHOTO_MAX_BYTES ? TOO_LARGE : null;
}

export const imageIn = (files: Iterable<File> | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? [...(files ?? [])][0];
