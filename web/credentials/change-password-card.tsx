import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { changePassword } from '#contract/credentials.ts';
import type { Role } from '#contract/endpoint.ts';
import { TypedPassword } from '#contract/fields.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { NewPasswordField } from '../ui/fields/new-password-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { Card } from '../ui/page/card.tsx';
import { FoldedCard } from '../ui/page/folded-card.tsx';
import styles from './card-form.module.css';
import { lengthsFor, newPassword } from './password-lengths.ts';

type Draft = { current: string; next: string };
const EMPTY: Draft = { current: '', next: '' };

type ChangePasswordCardProps = { role: Role; login: string; isFolded?: boolean };

export function ChangePasswordCard({ role, login, isFolded }: ChangePasswordCardProps) {
  const queryClient = useQueryClient();
  const lengths = lengthsFor(role);
  const sent = useEndpointForm<Draft, { message: string }>({
    schema: z.object({ current: TypedPassword, next: newPassword(lengths) }),
    initial: EMPTY,
    send: (body) => call(changePassword, { body }),
    onSent: ({ message }) => {
      sent.startOver(EMPTY);
      toast.success(t('Password changed'), tFromServer(message));
      void queryClient.invalidateQueries({ queryKey: ['session'] });
    },
  });
  const Panel = isFolded ? FoldedCard : Card;
  return (
    <Panel title={t('Password')}>
      <form className={styles.form} noValidate onSubmit={sent.submit}>
        {sent.failureElsewhere && (
          <AlertBox tone="urgent" title={t('The password is still the old one')} ref={sent.failureBox}>
            {sentenceFor(sent.failureElsewhere)}
          </AlertBox>
        )}
        {/* For password managers, which look for the name that goes with a password. */}
        <input type="hidden" autoComplete="username" value={login} readOnly />
        <PasswordField
          {...sent.field('current')}
          label={t('Current password')}
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          {...sent.field('next')}
          label={t('New password')}
          lengths={lengths}
          typed={sent.draft.next}
          required
        />
        <div className="row stretch wrap gap-12">
          <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Changing…')}>
            {t('Change password')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
