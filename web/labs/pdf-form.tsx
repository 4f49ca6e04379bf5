import { type FormEvent, useState } from 'react';
import type { LabOrder } from '#contract/lab-orders.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { useUploadReport } from './queries.ts';
import styles from './result-form.module.css';
import { JUDGEMENTS } from './result-form.tsx';
import type { Judgement } from './typed-result.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** The report of a laboratory as it came: the server looks whether it is a PDF. */
export function PdfForm({ order, onDone }: { order: LabOrder; onDone: (entered: LabOrder) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [judgement, setJudgement] = useState<Judgement>('');
  const [isAsked, setAsked] = useState(false);
  const [share, setShare] = useState(0);
  const uploading = useUploadReport(order.id);
  const problem = !file
    ? 'Choose a PDF first.'
    : file.size > MAX_BYTES
      ? 'The PDF is larger than 5 MB.'
      : judgement === ''
        ? 'Say whether the report is normal.'
        : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem || !file) return;
    mutateDetached(
      uploading,
      {
        file,
        isAbnormal: judgement !== 'normal',
        isCritical: judgement === 'critical',
        text: text.trim(),
        onProgress: setShare,
      },
      { onSuccess: onDone },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <FileField
        label="Report as a PDF"
        hint="At most 5 MB."
        accept="application/pdf,.pdf"
        file={file}
        onChoose={setFile}
      />
      <ChoiceField
        label="The report is"
        name={`report-${order.id}`}
        choices={JUDGEMENTS}
        value={judgement as 'normal'}
        onChoose={setJudgement}
      />
      <TextArea
        label="Remark"
        isOptional
        rows={2}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {uploading.isPending && <progress max={1} value={share} aria-label="Uploading" />}
      {isAsked && problem && <AlertBox tone="urgent" title={problem} />}
      {uploading.error && <AlertBox tone="urgent" title={sentenceFor(uploading.error)} />}
      <Button type="submit" look="primary" size="large" isBusy={uploading.isPending} busyText="Uploading …">
        Upload report
      </Button>
    </form>
  );
}
