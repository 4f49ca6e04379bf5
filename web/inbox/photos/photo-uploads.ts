// The way of chosen photos to the server: one by one, each once, however often Send is pressed.

import { useEffect, useRef, useState } from 'react';
import { addInboxPhoto } from '#contract/inbox.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';

export function usePhotoUploads() {
  const ids = useRef(new WeakMap<File, string>());
  const stop = useRef<AbortController | null>(null);
  const [onItsWay, setOnItsWay] = useState<number | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    /** From 1 on; null while none is. */
    onItsWay,
    /** Returns their ids, in the same order. */
    send: async (photos: readonly File[]): Promise<string[]> => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      const sent: string[] = [];
      try {
        for (const [at, photo] of photos.entries()) {
          setOnItsWay(at + 1);
          const id = ids.current.get(photo) ?? (await sendPhoto(photo, signal, photos.length > 1 ? at + 1 : null));
          ids.current.set(photo, id);
          sent.push(id);
        }
      } finally {
        setOnItsWay(null);
      }
      return sent;
    },
    /** The server has them no longer: they are sent anew. */
    forget: () => {
      ids.current = new WeakMap();
    },
  };
}

async function sendPhoto(file: File, signal: AbortSignal, number: number | null): Promise<string> {
  // Needed by whoever sends a photo, not by whoever opens the page.
  const { upload } = await import('#web/upload.ts').catch((cause) => {
    throw new Unreachable(cause);
  });
  try {
    return (await upload(addInboxPhoto, { body: {}, file, signal, onProgress: () => undefined })).id;
  } catch (error) {
    throw error instanceof ApiRefusal && isAboutPhoto(error) ? atItsField(error, number) : error;
  }
}

const isAboutPhoto = ({ code }: ApiRefusal): boolean =>
  code.startsWith('image_') || ['photos_full', 'too_large', 'too_many_requests', 'unavailable'].includes(code);

function atItsField({ status, code, message, requestId }: ApiRefusal, number: number | null): ApiRefusal {
  const fields = { photos: number === null ? message : t('Photo {number}: {message}', { number, message }) };
  return new ApiRefusal({ status, code, message, fields, ...(requestId ? { requestId } : {}) });
}
