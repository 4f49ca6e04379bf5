import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeLogo, setLogo } from '#contract/clinic/logo.ts';
import { useClinic } from '#web/api/clinic.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';
import { sentenceFor } from '#web/refusal.ts';
import { ClinicLogo } from '#web/ui/brand/clinic-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { upload } from '#web/upload.ts';

/** The clinic's picture: on the landing page, at the login, on papers and on the board. */
export function ClinicPicture() {
  const logo = useClinic().data?.logo;
  const [file, setFile] = useState<File | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => refetchTypes(queryClient, ['clinic']);
  const saving = useMutation({
    mutationFn: (image: File) =>
      upload(setLogo, { body: {}, file: image, signal: new AbortController().signal, onProgress: () => undefined }),
    onSuccess: () => {
      setFile(null);
      toast.success('Logo saved', 'It is shown now.');
    },
    onSettled: () => void refresh(),
  });
  const removing = useMutation({
    mutationFn: () => call(removeLogo),
    onSuccess: () => toast.success('Logo removed'),
    onSettled: () => void refresh(),
  });
  const failure = saving.error ?? removing.error;
  return (
    <Card title="Logo">
      <p className="muted mb-12">
        On the landing page, at the login, on prescriptions and certificates, and on the board. It is drawn anew, so
        nothing else that the file holds is kept.
      </p>
      <div className="stack fit gap-16">
        {logo ? <ClinicLogo logo={logo} /> : <p>There is none: Nadi’s own mark stands alone.</p>}
        <FileField
          label={logo ? 'Another picture' : 'Picture'}
          hint="PNG or JPEG, at most 2 MB"
          accept="image/png,image/jpeg"
          file={file}
          onChoose={setFile}
        />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} />}
        <div className="row wrap gap-12">
          <Button
            look={file ? 'primary' : 'secondary'}
            disabled={!file}
            isBusy={saving.isPending}
            busyText="Saving …"
            onClick={() => file && saving.mutate(file)}
          >
            Save logo
          </Button>
          {logo && (
            <Button isBusy={removing.isPending} busyText="Removing …" onClick={() => removing.mutate()}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
