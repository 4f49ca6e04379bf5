// The photo that was chosen, taken, dropped or pasted, and its preview.
import { useEffect, useRef, useState } from 'react';
import { readyPhoto } from '#web/ui/photos/ready-photo.ts';

export type Photo = { file: File; address: string };

export function usePhoto(onChange: () => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const chosen = useRef<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.address)), [photo]);

  const choose = async (file: File | null | undefined) => {
    // What was said of another file no longer holds, whatever comes of this one.
    onChange();
    setProblem(null);
    chosen.current = file ?? null;
    if (!file) return setPhoto(null);
    const ready = await readyPhoto(file);
    // Another was chosen while this one was looked at.
    if (chosen.current !== file) return;
    if ('problem' in ready) return setProblem(ready.problem);
    setPhoto({ file: ready.file, address: URL.createObjectURL(ready.file) });
  };
  return { photo, choose, problem, setProblem };
}

export const imageIn = (files: Iterable<File> | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? [...(files ?? [])][0];
