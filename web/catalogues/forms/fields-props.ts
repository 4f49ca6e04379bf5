import type { KeptEntry } from '#contract/catalogues/catalogues.ts';
import type { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import type { Draft } from './draft.ts';

export type FieldsProps = { form: Pick<ReturnType<typeof useEndpointForm<Draft, KeptEntry>>, 'field'> };
