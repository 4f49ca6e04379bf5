/** Keeps the screen on; the browser lets go of it whenever the page is hidden. Returns how to let go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // An empty battery may refuse: the visit goes on.
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void got?.release();
    else lock = got;
  };
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
