// A form whose fields are those of an endpoint's body: checked by the contract's schema before it is sent, and what
// the server refuses is said beside the field it speaks of.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiRefusal } from '../refusal.ts';

type SentFormOptions<Draft extends FieldValues, Answer> = {
  schema: z.ZodMiniType;
  initial: DefaultValues<Draft>;
  send: (draft: Draft) => Promise<Answer>;
  onSent?: (answer: Answer, draft: Draft) => void;
  onFailed?: (error: unknown) => void;
};

export function useSentForm<Draft extends FieldValues, Answer>(options: SentFormOptions<Draft, Answer>) {
  const form = useForm<Draft>({ defaultValues: options.initial, resolver: bySchema(options.schema) });
  const failureBox = useRef<HTMLDivElement>(null);
  // Two clicks come faster than the button can be disabled.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: options.send,
    onSuccess: options.onSent,
    onError: (error) => {
      showAtFields(form, error);
      options.onFailed?.(error);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  useEffect(() => {
    if (sending.error && fieldsOf(form, sending.error).length === 0) failureBox.current?.focus();
  }, [sending.error, form]);

  const submit = form.handleSubmit((draft) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sending.mutate(draft);
  });
  return {
    form,
    submit,
    /** Everything that an input needs to be a field of this form. */
    field: (name: Path<Draft>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    isSending: sending.isPending,
    failure: sending.error,
    /** Null when what is wrong stands beside its field already: for short forms, where it is in sight. */
    failureElsewhere: fieldsOf(form, sending.error).length > 0 ? null : sending.error,
    forgetFailure: sending.reset,
    failureBox,
  };
}

function bySchema<Draft extends FieldValues>(schema: z.ZodMiniType): Resolver<Draft> {
  return (draft) => {
    const issues = schema.safeParse(draft).error?.issues ?? [];
    if (issues.length === 0) return { values: draft, errors: {} };
    // The first sentence about a field is the one that is shown.
    const said = issues.map(({ path, message }) => [String(path[0]), { type: 'value', message }]).reverse();
    return { values: {}, errors: Object.fromEntries(said) };
  };
}

function fieldsOf<Draft extends FieldValues>(form: UseFormReturn<Draft>, error: unknown): [Path<Draft>, string][] {
  if (!(error instanceof ApiRefusal)) return [];
  const known = form.getValues();
  return Object.entries(error.fields).filter(([name]) => name in known) as [Path<Draft>, string][];
}

function showAtFields<Draft extends FieldValues>(form: UseFormReturn<Draft>, error: unknown) {
  for (const [place, [name, message]] of fieldsOf(form, error).entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 });
}
