import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { t } from '#web/language/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './drop-place.module.css';
import { imageIn } from './photo.ts';

type DropPlaceProps = { onChosen: (file: File | undefined) => void; isDisabled?: boolean };

/** Chosen with the browser's own dialog, dropped here, or pasted anywhere on the page. */
export function DropPlace({ onChosen, isDisabled = false }: DropPlaceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = isDisabled ? undefined : imageIn(event.clipboardData?.files);
    if (file) onChosen(file);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onChosen(imageIn(event.dataTransfer.files));
  };
  return (
    <label
      className={classNames(`ringed row relative gap-16 round pressable ${styles.place}`, isOver && styles.over)}
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoUp size={32} className="fixed action" aria-hidden />
      <span>
        <b className="block">{t('Choose an image')}</b>
        <span className={styles.how}>
          {t('or drop it here, or paste it. JPEG, PNG or WebP; a large one is made smaller.')}
        </span>
      </span>
      <input
        className="covering"
        id={id}
        type="file"
        accept="image/*"
        disabled={isDisabled}
        onChange={({ target }) => {
          onChosen(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
