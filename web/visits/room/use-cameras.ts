import { useEffect, useState } from 'react';

/** How many cameras there are; a phone has one on each side. */
export function useCameras(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices) return;
    let isGone = false;
    const look = () =>
      void mediaDevices
        .enumerateDevices()
        .then((all) => !isGone && setCount(all.filter(({ kind }) => kind === 'videoinput').length))
        .catch(() => undefined);
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => {
      isGone = true;
      mediaDevices.removeEventListener('devicechange', look);
    };
  }, []);
  return count;
}
