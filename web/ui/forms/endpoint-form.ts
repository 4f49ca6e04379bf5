// A form whose fields are those of an endpoint's body: checked by its rules before it is sent, sent once however often
// one clicks, and what the server refuses is said beside the field it speaks of. No form library: login pages must arrive quickly on a
// first visit.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '#web/refusal.ts';
import { type Errors, type Rules, useCheckedDraft } from './checked-draft.ts';
import { useKeptTyping } from './kept-typing.ts';

type EndpointFormOptions<Draft, Answer, Way> = Rules<Draft, Way> & {
  initial: Draft;
  /** Set where the parent keeps the draft: it then replaces `initial`. */
  held?: readonly [draft: Draft, set: (draft: Draft) => void];
  send: (draft: Draft, way?: Way) => Promise<Answer>;
  onSent?: (answer: Answer, draft: Draft) => void;
  onFailed?: (error: unknown) => void;
  onTyped?: (draft: Draft) => void;
  /** What a failure says of single fields, where the server and the form call them differently. */
  atFields?: (error: unknown, draft: Draft) => Errors;
  /** Keeps what was typed under this name, until it is sent, so that a reload of the tab finds it. Never for a password. */
  keepAs?: string;
};

export function useEndpointForm<Draft extends object, Answer, Way extends string = string>(
  options: EndpointFormOptions<Draft, Answer, Way>,
) {
  const { atFields = namedInDraft } = options;
  const kept = useKeptTyping(options.keepAs, options.initial);
  const { show, checkAs, startOver, ...checked } = useCheckedDraft<Draft, Way>({
    ...options,
    initial: kept.initial,
    onTyped: (draft) => {
      kept.keep(draft);
      options.onTyped?.(draft);
    },
  });
  // Two clicks come faster than the button can be disabled.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: ({ draft, way }: { draft: Draft; way: Way | undefined }) => options.send(draft, way),
    onSuccess: (answer, { draft }) => options.onSent?.(answer, draft),
    onError: (error, { draft }) => {
      if (!show(atFields(error, draft))) focusSoon();
      options.onFailed?.(error);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const { failureBox, focusSoon, stay } = useFailureBox();
  const isAtFields = sending.error !== null && Object.keys(atFields(sending.error, checked.draft)).length > 0;
  const submitAs = (way?: Way) => {
    if (isUnderWay.current) return;
    stay();
    const { isFit, draft, hasFocus } = checkAs(way);
    if (!isFit) return void (hasFocus || focusSoon());
    isUnderWay.current = true;
    sending.mutate({ draft, way });
  };

  return {
    ...checked,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      submitAs();
    },
    /** For a form with several buttons: passes which one was pressed to `send` and `check`. */
    submitAs,
    /** Says what is wrong, and whether nothing is. */
    isFit: () => checkAs().isFit,
    startOver: (next: Draft) => {
      kept.forget(next);
      startOver(next);
      sending.reset();
    },
    isSending: sending.isPending,
    failure: sending.error,
    clearFailure: () => {
      if (sending.isError) sending.reset();
    },
    /** Null when what is wrong stands beside its field already: for short forms, where it is in sight. */
    failureElsewhere: isAtFields ? null : sending.error,
    /** The `ref` of the error message: it takes the focus when no field can. */
    failureBox,
  };
}

/** The box of a failure is on the screen some renderings later. */
function useFailureBox() {
  const failureBox = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const [, showAgain] = useState(0);
  useEffect(() => {
    if (!isWanted.current || !failureBox.current) return;
    isWanted.current = false;
    failureBox.current.focus();
  });
  return {
    failureBox,
    stay: () => {
      isWanted.current = false;
    },
    focusSoon: () => {
      isWanted.current = true;
      showAgain((before) => before + 1);
    },
  };
}

function namedInDraft(error: unknown, draft: object): Errors {
  if (!(error instanceof ApiRefusal)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in draft));
}
