import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type InboxThreadInFull, MAX_MESSAGE } from '#contract/inbox.ts';
import type { DangerRead } from '#contract/triage/danger-in-message.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { type DangerInText, useDangerWhileTyping } from './danger-while-typing.ts';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { usePhotoUploads } from './photos/photo-uploads.ts';
import { useWriteToClinic } from './queries.ts';

type ComposeMessageProps = {
  doctorId: string | null;
  /** The emergency card, above the field. */
  stop: (danger: DangerRead, onSigns: () => void) => ReactNode;
  /** The danger signs in place of it. */
  signs: (danger: DangerRead, onNone: () => void) => ReactNode;
  /** Stays beside words in which a danger was read, after the danger signs were gone through. */
  whomToCall: ReactNode;
  onWritten: (thread: InboxThreadInFull) => void;
};

/** Read by the server alone, when the browser's readers had no time or did not load. It may be a crisis. */
const heardByServer = (text: string): DangerInText => ({ words: '', isCrisis: true, key: `server: ${text}`, text });

type Draft = {
  message: string;
  photos: readonly File[];
  /** Kept over a reload, which photos are not. */
  hadPhotos: boolean;
};

const EMPTY: Draft = { message: '', photos: [], hadPhotos: false };

const needsWords = ({ message, photos }: Draft): Record<string, string> => {
  if (message.trim()) return {};
  return {
    message:
      photos.length > 0
        ? t('Write a few words with your photo. Only words are checked for danger.')
        : t('Message is needed.'),
  };
};

/** A message to the clinic. While a danger is read in it Send is off, until the danger signs were gone through. */
export function ComposeMessage({ doctorId, stop, signs, whomToCall, onWritten }: ComposeMessageProps) {
  const [denied, setDenied] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const write = useWriteToClinic();
  const attempt = useAttemptKey();
  const uploads = usePhotoUploads();
  const form = useEndpointForm({
    check: needsWords,
    initial: EMPTY,
    keepAs: `nadi-message-${doctorId ?? 'desk'}`,
    send: async ({ message, photos }) => {
      const request = {
        doctorId,
        message: message.trim(),
        ...(photos.length > 0 ? { photos: await uploads.send(photos) } : {}),
        ...(isDenied(message.trim()) ? { isDangerDenied: true } : {}),
      };
      return write.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: (thread) => {
      onWritten(thread);
      attempt.forget();
      setDenied([]);
      form.startOver(EMPTY);
    },
    onFailed: (error) => {
      if (hasCode(error, 'danger_in_message')) setRefusedText(form.draft.message);
      if (hasCode(error, 'photo_gone')) uploads.forget();
    },
  });
  const { message, photos, hadPhotos } = form.draft;
  const read = useDangerWhileTyping(message);
  const isServerAhead = refusedText === message && message !== '' && read?.text !== message.trim();
  const danger: DangerInText | null = isServerAhead ? heardByServer(message.trim()) : read;
  const isStopped = danger !== null && !denied.includes(danger.key);
  // Only for the text in which it was read: what was typed since, the server reads first.
  const isDenied = (text: string): boolean => danger !== null && danger.text === text && denied.includes(danger.key);
  const deny = () => {
    if (danger) setDenied([...denied, danger.key]);
    setAsking(false);
    form.clearFailure();
    form.focus('message');
  };
  return (
    <>
      {danger && isStopped && (isAsking ? signs(danger, deny) : stop(danger, () => setAsking(true)))}
      <form className="stack fit gap-8" aria-label={t('Write a message')} onSubmit={form.submit}>
        <TextArea
          label={t('Your message')}
          hint={t('Not a place for emergencies.')}
          rows={3}
          maxLength={MAX_MESSAGE}
          // Photos take a while, and what is typed meanwhile would go with nobody.
          readOnly={form.isSending}
          {...form.field('message')}
        />
        {danger && !isStopped && (
          <p className="semibold">
            {t('If you may be in danger, do not wait for an answer:')} {whomToCall}
          </p>
        )}
        <PhotoPicker
          {...form.control('photos')}
          photos={photos}
          isSending={form.isSending}
          onChange={(next) => form.fill({ photos: next, hadPhotos: next.length > 0 })}
        />
        {hadPhotos && photos.length === 0 && (
          <AlertBox tone="info" title={t('Your words were kept, your photos were not. Choose the photos again.')} />
        )}
        {form.failureElsewhere && !hasCode(form.failureElsewhere, 'danger_in_message') && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox}>
            {photos.length > 0 && t('Your words are kept. If you close or reload this page, choose the photos again.')}
          </AlertBox>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          icon={<IconSend aria-hidden />}
          disabled={isStopped}
          isBusy={form.isSending}
          busyText={
            uploads.onItsWay === null
              ? t('Sending …')
              : t('Sending photo {onItsWay} of {length} …', { onItsWay: uploads.onItsWay, length: photos.length })
          }
        >
          {isStopped ? t('Send, stopped') : t('Send')}
        </Button>
      </form>
    </>
  );
}

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiRefusal && error.code === code;
