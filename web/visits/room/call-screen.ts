import { useEffect } from 'react';

/**
 * In a call the whole screen is dark, whatever was chosen, and the app's own bars give way: faces are what there is to see. The
 * emergency number stands over the pictures.
 */
export function useCallScreen(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    [dataset.theme, dataset.inCall] = ['dark', ''];
    // Whoever read on while waiting is let in at the faces, not below them.
    window.scrollTo({ top: 0 });
    return () => {
      delete dataset.inCall;
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [isOn]);
}
