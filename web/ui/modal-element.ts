// A native <dialog> opened as a modal: the browser traps the focus, makes the rest inert and returns the focus after.
import { type RefObject, useEffect, useRef } from 'react';

export function useModalElement(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [isOpen]);
  return ref;
}
