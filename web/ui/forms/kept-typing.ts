// What was typed into a form, for a reload of this tab: only the fields that differ from where the form began, so that
// nothing that was read from a record is stored.
import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

export function useKeptTyping<Draft extends object>(name: string | undefined, initial: Draft) {
  const began = useRef(initial);
  const keptAs = useRef(name);
  const [restored] = useState(() => (name ? { ...initial, ...typedIn(readDraft<Draft>(name), initial) } : initial));
  return {
    initial: restored,
    keep: (draft: Draft) => {
      if (!name) return;
      keptAs.current = name;
      keepDraft(name, typedIn(draft, began.current));
    },
    /** It was sent, or begins anew from here. */
    forget: (next: Draft) => {
      began.current = next;
      // The name may be another one by now, as after a save that gave the record a new version.
      if (keptAs.current) dropDraft(keptAs.current);
    },
  };
}

const typedIn = <Draft extends object>(draft: Partial<Draft>, began: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => {
      const before: unknown = began[field as keyof Draft];
      const isTyped = typeof value === 'string' || typeof value === 'boolean';
      return isTyped && (before === null || typeof before === typeof value) && value !== before;
    }),
  ) as Partial<Draft>;
