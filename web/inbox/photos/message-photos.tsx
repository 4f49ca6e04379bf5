import { useState } from 'react';
import type { InboxPhoto } from '#contract/inbox.ts';
import { t } from '#web/language/say.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './message-photos.module.css';

/** The photos of a message, small; each opens large. */
export function MessagePhotos({ photos, sender }: { photos: readonly InboxPhoto[]; sender: string }) {
  const [opened, setOpened] = useState<number | null>(null);
  const open = opened === null ? undefined : photos[opened];
  const placeOf = (at: number) => t('Photo {value} of {length}', { value: at + 1, length: photos.length });
  return (
    <>
      <ul className="row wrap gap-8 mt-8">
        {photos.map(({ id, url }, at) => (
          <li key={id}>
            <button
              type="button"
              className={`p-0 outlined round sunk clipped pressable ${styles.small}`}
              onClick={() => setOpened(at)}
            >
              <img
                className="block"
                src={url}
                alt={t('{placeOf}, sent by {sender}', { placeOf: placeOf(at), sender })}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={open !== undefined} onClose={() => setOpened(null)} title={placeOf(opened ?? 0)} size="large">
        {open && (
          <img className={`round sunk ${styles.large}`} src={open.url} alt={t('Sent by {sender}', { sender })} />
        )}
      </Dialog>
    </>
  );
}
