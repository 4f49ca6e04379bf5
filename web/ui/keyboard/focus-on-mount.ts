import { useEffect, useRef } from 'react';

/** For what replaces a form: a screen reader goes on reading there. */
export function useFocusOnMount() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}
