import { useEffect } from 'react';

/** In a call the whole screen is dark, whatever was chosen: faces are what there is to see. */
export function useAlwaysDark(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'dark';
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [isOn]);
}
