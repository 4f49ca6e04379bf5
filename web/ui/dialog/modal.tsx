// The one place that opens a <dialog>. The browser traps the focus, makes the rest inert and returns the focus after;
// this decides where the focus begins, keeps shortcuts still meanwhile, and asks before typed words are thrown away.

import { IconX } from '@tabler/icons-react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '../button.tsx';
import { firstField, firstFocus } from '../keyboard/first-focus.ts';
import { watchPresses } from '../keyboard/focus-after-press.ts';
import { holdKeys } from '../keyboard/keys.ts';
import styles from './modal.module.css';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Esc and a click beside it do nothing: it must be answered, or something is on its way. */
  staysOpen?: boolean | undefined;
  className: string | undefined;
  /** The id of its heading, which takes the focus where nothing else may; give the heading `tabIndex={-1}`. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
};

const Leave = createContext<() => void>(() => undefined);

/** The cross of a dialog. Like Esc and a click beside it, it asks first when words would be lost. */
export function CloseModal() {
  const leave = useContext(Leave);
  return <Button look="quiet" isIconOnly aria-label={t('Close')} icon={<IconX aria-hidden />} onClick={leave} />;
}

export function Modal({ isOpen, onClose, staysOpen = false, className, labelledBy, label, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasTyped = useOpened(ref, isOpen);
  const [isAsking, setAsking] = useState(false);
  // Whoever selects text and lets go beside the dialog does not mean to close it.
  const isPressedInside = useRef(false);
  const leave = () => {
    if (staysOpen) return;
    if (hasTyped.current()) setAsking(true);
    else onClose();
  };
  const answer = (then?: () => void) => () => {
    setAsking(false);
    then?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it (onCancel).
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onPointerDown={({ target }) => {
        isPressedInside.current = target !== ref.current;
      }}
      onClick={(event: MouseEvent) => event.target === ref.current && !isPressedInside.current && leave()}
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
      {isOpen && <Leave value={leave}>{children}</Leave>}
      {isOpen && isAsking && <LosesWords onKeep={answer()} onLose={answer(onClose)} />}
    </dialog>
  );
}

type LosesWordsProps = { onKeep: () => void; onLose: () => void };

function LosesWords({ onKeep, onLose }: LosesWordsProps) {
  const titleId = useId();
  return (
    <Modal isOpen onClose={onKeep} className={`p-20 panel ink ${styles.question}`} labelledBy={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('Throw away what you typed?')}
      </h2>
      <div className={`row stretch wrap gap-12 to-end mt-16 ${styles.choices}`} data-actions>
        <Button look="danger-outline" onClick={onLose}>
          {t('Throw it away')}
        </Button>
        <Button look="primary" isSafe onClick={onKeep}>
          {t('Keep writing')}
        </Button>
      </div>
    </Modal>
  );
}

// Before the browser paints: the next key already finds the focus in its place.
function useOpened(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): RefObject<() => boolean> {
  const hasTyped = useRef<() => boolean>(() => false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const release = holdKeys();
    const watching = new AbortController();
    hasTyped.current = watchTyped(dialog, watching.signal);
    if (!dialog.open) dialog.showModal();
    watchPresses(dialog, watching.signal);
    const first = firstFocus(dialog);
    first.focus();
    const stop = first === firstField(dialog) ? undefined : awaitField(dialog, first);
    return () => {
      stop?.();
      watching.abort();
      dialog.close();
      release();
    };
  }, [ref, isOpen]);
  return hasTyped;
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

// Whether closing a dialog would lose words that somebody has typed.

// What one types to find something is no loss, and nobody keeps a password.
const TEXT =
  'textarea, [contenteditable="true"], input:not([role="combobox"]):is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="url"], [type="number"])';

/** Remembers what each field held when it first got the focus. The listener ends with the signal. */
function watchTyped(dialog: HTMLElement, signal: AbortSignal): () => boolean {
  const before = new WeakMap<Element, string>();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(TEXT) && !before.has(target))
      before.set(target, contentOf(target));
  };
  dialog.addEventListener('focusin', note, { signal });
  return () =>
    [...dialog.querySelectorAll<HTMLElement>(TEXT)].some((field) => {
      const text = contentOf(field);
      return text.trim() !== '' && before.has(field) && before.get(field) !== text;
    });
}

const contentOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
