import { IconFingerprint } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#contract/credentials/passkeys.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey, useRenewCodes } from './queries.ts';

type PasskeysCardProps = {
  /** Stands on the sheet with the recovery codes. */
  login: string;
  hasAuthenticator: boolean;
  isFolded?: boolean;
  onCodesKept?: () => void;
};

export function PasskeysCard({ login, hasAuthenticator, isFolded, onCodesKept }: PasskeysCardProps) {
  const passkeys = usePasskeys();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useRenewCodes(setCodes);
  const keep = () => {
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: ['me'] });
    onCodesKept?.();
  };
  const Panel = isFolded ? FoldedCard : Card;
  return (
    <Panel title={t('Passkeys')}>
      {codes ? (
        <RecoveryCodes codes={codes} login={login} onKept={keep} />
      ) : (
        <div className="stack fit gap-16">
          <p className="muted">
            {t(
              'Log in with the finger, face or PIN of a device that you hold: no password and no code. A key stays on the device.',
            )}
          </p>
          <QueryView query={passkeys} lines={2} empty={<p className="muted">{t('None yet.')}</p>}>
            {(all) => (
              <ul aria-label={t('Your passkeys')}>
                {all.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
          </QueryView>
          <AddPasskey onCodes={setCodes} />
          {!hasAuthenticator && (passkeys.data?.length ?? 0) > 0 && (
            <div>
              <Button isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
                {t('New recovery codes')}
              </Button>
              {renewing.error && (
                <AlertBox className="mt-12" tone="urgent" title={sentenceFor(renewing.error)} role="alert" />
              )}
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const removing = useRemovePasskey();
  const close = () => setAsked(null);
  return (
    <li className="row wrap between gap-8 gap-x-16 py-12 ruled-below">
      <div className="min-0 lead-135">
        <b className="block breakable">{name}</b>
        <span className="muted text-sm">
          {lastUsedAt
            ? t('Last used {time}', { time: dayAndTime(lastUsedAt, timeZone) })
            : t('Made {time}, not used yet', { time: dayAndTime(createdAt, timeZone) })}
        </span>
      </div>
      <div className="row wrap gap-8">
        <Button look="quiet" aria-label={t('Rename {name}', { name })} onClick={() => setAsked('rename')}>
          {t('Rename')}
        </Button>
        <Button look="danger-outline" aria-label={t('Remove {name}', { name })} onClick={() => setAsked('remove')}>
          {t('Remove')}
        </Button>
      </div>
      {asked === 'rename' && <RenameDialog id={id} name={name} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        title={t('Remove {name}?', { name })}
        yes={t('Remove')}
        no={t('Keep it')}
        run={() => removing.mutateAsync(id)}
        onDone={() => toast.success(t('The passkey is removed.'))}
      >
        {t('It opens your account no more. Delete it on the device as well.')}
      </ConfirmDialog>
    </li>
  );
}

function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const renaming = useRenamePasskey(id);
  const form = useEndpointForm({
    needed: { name: t('Name is needed.') },
    initial: { name },
    send: (draft) => renaming.mutateAsync(draft.name.trim()),
    onSent: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('Rename {name}', { name })} size="small">
      <form className="stack gap-16" noValidate onSubmit={form.submit}>
        <TextField label={t('Name')} maxLength={60} autoComplete="off" {...form.field('name')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {t('Rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function AddPasskey({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const adding = useAddPasskey();
  const form = useEndpointForm({
    needed: { name: t('Name is needed.') },
    initial: { name: '' },
    send: ({ name }) => adding.mutateAsync(name.trim()),
    onSent: ({ passkey, recoveryCodes }) => {
      form.startOver({ name: '' });
      toast.success(t('{name} is added.', { name: passkey.name }));
      if (recoveryCodes) onCodes(recoveryCodes);
    },
  });
  return (
    <form className="stack fit gap-12" noValidate onSubmit={form.submit}>
      <TextField
        label={t('New passkey')}
        hint={t('A name by which you know the device, such as My phone.')}
        maxLength={60}
        autoComplete="off"
        {...form.field('name')}
      />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <div>
        <Button
          type="submit"
          icon={<IconFingerprint aria-hidden />}
          isBusy={form.isSending}
          busyText={t('Waiting for your passkey…')}
        >
          {t('Add a passkey')}
        </Button>
      </div>
    </form>
  );
}
