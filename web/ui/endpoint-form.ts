// A form whose fields are those of an endpoint's body: checked by its rules before it is sent, sent once however often
// one clicks, and what the server refuses is said beside the field it speaks of. No form library: login pages must arrive quickly on a
// first visit.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { ApiRefusal } from '../refusal.ts';
import { type Errors, type Rules, useCheckedDraft } from './checked-draft.ts';
import { useKeptTyping } from './kept-typing.ts';

type EndpointFormOptions<Draft, Answer> = Rules<Draft> & {
  initial: Draft;
  send: (draft: Draft) => Promise<Answer>;
  onSent?: (answer: Answer, draft: Draft) => void;
  onFailed?: (error: unknown) => void;
  onTyped?: (draft: Draft) => void;
  /** Under this name what was typed is there again after a reload of the tab, until it is sent. Never for a password. */
  keepAs?: string;
};

export function useEndpointForm<Draft extends object, Answer>(options: EndpointFormOptions<Draft, Answer>) {
  const kept = useKeptTyping(options.keepAs, options.initial);
  const { isFit, show, startOver, ...checked } = useCheckedDraft({
    ...options,
    initial: kept.initial,
    onTyped: (draft) => {
      kept.keep(draft);
      options.onTyped?.(draft);
    },
  });
  const failureBox = useRef<HTMLDivElement>(null);
  // Two clicks come faster than the button can be disabled.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: options.send,
    onSuccess: options.onSent,
    onError: (error) => {
      show(saidAtFields(checked.draft, error));
      options.onFailed?.(error);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const isAtFields = Object.keys(saidAtFields(checked.draft, sending.error)).length > 0;
  useEffect(() => {
    if (sending.error && !isAtFields) failureBox.current?.focus();
  }, [sending.error, isAtFields]);

  return {
    ...checked,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!isFit() || isUnderWay.current) return;
      isUnderWay.current = true;
      sending.mutate(checked.draft);
    },
    startOver: (next: Draft) => {
      kept.forget(next);
      startOver(next);
      sending.reset();
    },
    isSending: sending.isPending,
    failure: sending.error,
    /** Null when what is wrong stands beside its field already: for short forms, where it is in sight. */
    failureElsewhere: isAtFields ? null : sending.error,
    failureBox,
  };
}

function saidAtFields(draft: object, error: unknown): Errors {
  if (!(error instanceof ApiRefusal)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in draft));
}
