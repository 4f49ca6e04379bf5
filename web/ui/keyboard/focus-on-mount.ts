import { useEffect, useRef } from 'react';

/** For what takes the place of a form: the reading goes on there. */
export function useFocusOnMount() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}
