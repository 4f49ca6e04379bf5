// The way of a photo: sending with its progress, then the wait for the answer; it can be stopped on the way.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ScanDetails, scanSymptoms } from '#contract/triage/symptoms.ts';
import type { ScanReading, TriageResult } from '#contract/triage/triage-result.ts';
import { ApiRefusal } from '#web/refusal.ts';

export type ScanResult = TriageResult & { scan: ScanReading; hasPhoto: boolean };
export type ScanAsked = { details: ScanDetails; file: File };

const FAILED = '❌ Failed to analyze the image. Please try again later.';

export function useScanning() {
  const queryClient = useQueryClient();
  const stop = useRef<AbortController | null>(null);
  const [share, setShare] = useState(0);
  useEffect(() => () => stop.current?.abort(), []);
  const scanning = useMutation({
    mutationFn: async ({ details, file }: ScanAsked): Promise<ScanResult> => {
      stop.current = new AbortController();
      setShare(0);
      // Needed by whoever sends a photo, not by whoever opens the page.
      const { upload } = await import('#web/upload.ts');
      return upload(scanSymptoms, { body: details, file, onProgress: setShare, signal: stop.current.signal });
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['symptoms'] }),
  });
  return {
    scan: scanning.mutateAsync,
    isScanning: scanning.isPending,
    share,
    cancel: () => stop.current?.abort(),
    reset: scanning.reset,
    errorMessage: messageOf(scanning.error),
  };
}

/** What is wrong with the photo itself is said as the server says it; stopping is no error. */
export function messageOf(error: unknown): string | null {
  if (error === null || (error instanceof Error && error.name === 'UploadStopped')) return null;
  const isAboutPhoto =
    error instanceof ApiRefusal && (error.code.startsWith('image_') || error.code === 'too_many_requests');
  return isAboutPhoto ? error.message : FAILED;
}
