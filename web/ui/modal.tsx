// The one place that opens a <dialog>. The browser traps the focus, makes the rest inert and returns the focus after;
// this decides where the focus begins, and keeps shortcuts still meanwhile.
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { firstField, firstFocus } from './first-focus.ts';
import { holdKeys } from './keys.ts';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Esc and a click beside it do nothing: it must be answered, or something is on its way. */
  staysOpen?: boolean | undefined;
  className: string | undefined;
  /** The id of its heading, which takes the focus where nothing else may; give the heading `tabIndex={-1}`. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
};

export function Modal({ isOpen, onClose, staysOpen = false, className, labelledBy, label, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useOpened(ref, isOpen);
  const leave = () => !staysOpen && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it (onCancel).
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClick={(event: MouseEvent) => event.target === ref.current && leave()}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        // Some browsers close on a second Esc whatever one says.
        if (event.target !== ref.current || !isOpen || !ref.current.isConnected || ref.current.open) return;
        ref.current.showModal();
        leave();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}

// Before the browser paints: the next key already finds the focus in its place.
function useOpened(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const release = holdKeys();
    if (!dialog.open) dialog.showModal();
    const first = firstFocus(dialog);
    first.focus();
    const stop = first === firstField(dialog) ? undefined : awaitField(dialog, first);
    return () => {
      stop?.();
      dialog.close();
      release();
    };
  }, [ref, isOpen]);
}

/** A field that is fetched takes the focus when it comes, unless someone has gone elsewhere by then. */
function awaitField(dialog: HTMLDialogElement, first: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const field = firstField(dialog);
    const isUntouched = document.activeElement === first || document.activeElement === document.body;
    if (field && isUntouched) field.focus();
    if (field || !isUntouched) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
