import { useQueryClient } from '@tanstack/react-query';
import { setPin } from '#contract/credentials/pin.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { Card } from '../ui/page/card.tsx';

/** For a tablet that locks itself many times in a shift. It ends with the session. */
export function PinCard({ hasPin }: { hasPin: boolean }) {
  const queryClient = useQueryClient();
  const form = useEndpointForm({
    initial: { pin: '' },
    check: ({ pin }) => ({ ...(/^\d{6}$/.test(pin) ? {} : { pin: 'A PIN has six digits.' }) }),
    send: ({ pin }) => call(setPin, { body: { pin } }),
    onSent: () => {
      form.startOver({ pin: '' });
      toast.success('The PIN is set.', 'It unlocks this screen until you log out.');
      void queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return (
    <Card title="PIN for this screen">
      <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
        <p className="muted">
          {hasPin ? 'A PIN is set. ' : ''}Six digits unlock this screen after it has locked itself: here, and until you
          log out, at most twelve hours after your login. After five wrong ones you log in anew.
        </p>
        <PasswordField
          label={hasPin ? 'Another PIN' : 'PIN'}
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
          {...form.field('pin')}
        />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <div>
          <Button type="submit" isBusy={form.isSending}>
            {hasPin ? 'Change the PIN' : 'Set a PIN'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
