// Tells the server that someone is at the screen who reads or types but sends nothing: at most once a minute.
import { useEffect } from 'react';
import { touchSession } from '#contract/identity.ts';
import { lastInput, onInput } from '#web/activity.ts';
import { call } from '#web/api.ts';
import { onCallReport } from '#web/call-reports.ts';

const AT_MOST_EVERY_MS = 60_000;

export function useKeepAwake(isOn: boolean) {
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}

export function keepAwake(touch = () => void call(touchSession).catch(() => undefined)): () => void {
  let heardAt = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const stopReports = onCallReport((report) => {
    if (report.kind === 'reached' && report.isForeground) heardAt = Date.now();
  });
  const plan = () => {
    if (waiting !== undefined) return;
    waiting = setTimeout(
      () => {
        waiting = undefined;
        if (lastInput() <= heardAt) return;
        if (Date.now() - heardAt < AT_MOST_EVERY_MS) return plan();
        heardAt = Date.now();
        touch();
      },
      Math.max(0, heardAt + AT_MOST_EVERY_MS - Date.now()),
    );
  };
  const stopInput = onInput(plan);

  return () => {
    stopReports();
    stopInput();
    clearTimeout(waiting);
  };
}
