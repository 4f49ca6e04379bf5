import { useState } from 'react';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { FileField } from '../ui/fields/file-field.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useUploadReport } from './queries.ts';
import { JUDGEMENTS } from './result-form.tsx';
import type { Judgement } from './typed-result.ts';

const MAX_BYTES = 5 * 1024 * 1024;

type Report = { file: File | null; judgement: Judgement; text: string };

function problemsIn({ file }: Report): { file?: string } {
  if (!file) return { file: 'Choose a PDF first.' };
  return file.size > MAX_BYTES ? { file: 'The PDF is larger than 5 MB.' } : {};
}

/** The report of a laboratory as it came: the server looks whether it is a PDF. */
export function PdfForm({ order, onDone }: { order: LabOrder; onDone: (entered: LabOrder) => void }) {
  const [share, setShare] = useState(0);
  const uploading = useUploadReport(order.id);
  const { draft, errors, field, choose, submit, isSending, failure, failureBox } = useEndpointForm<Report, LabOrder>({
    check: problemsIn,
    needed: { judgement: 'Say whether the report is normal.' },
    initial: { file: null, judgement: '', text: '' },
    send: ({ file, judgement, text }) =>
      uploading.mutateAsync({
        version: order.version,
        file: file as File,
        isAbnormal: judgement !== 'normal',
        isCritical: judgement === 'critical',
        text: text.trim(),
        onProgress: setShare,
      }),
    onSent: onDone,
  });
  const problem = errors.file ?? errors.judgement;
  return (
    <form className="stack gap-8 pt-16" onSubmit={submit} noValidate>
      <FileField
        label="Report as a PDF"
        hint="At most 5 MB."
        accept="application/pdf,.pdf"
        file={draft.file}
        onChoose={(file) => choose('file', file)}
      />
      <ChoiceField
        label="The report is"
        name={`report-${order.id}`}
        choices={JUDGEMENTS}
        value={draft.judgement as 'normal'}
        onChoose={(judgement) => choose('judgement', judgement)}
      />
      <TextArea label="Remark" isOptional rows={2} maxLength={4_000} {...field('text')} />
      {isSending && <progress max={1} value={share} aria-label="Uploading" />}
      {problem && <AlertBox tone="urgent" title={problem} />}
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <Button type="submit" look="primary" size="large" isBusy={isSending} busyText="Uploading …">
        Upload report
      </Button>
    </form>
  );
}
