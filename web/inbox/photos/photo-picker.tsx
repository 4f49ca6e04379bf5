import { IconCamera, IconTrash } from '@tabler/icons-react';
import { type Ref, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_PHOTOS } from '#contract/inbox.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { readyPhoto } from '#web/ui/photos/ready-photo.ts';
import { useFileAddress } from '#web/ui/photos/use-file-address.ts';
import styles from './photo-picker.module.css';

type PhotoPickerProps = {
  photos: readonly File[];
  /** What the server said of them. */
  error: string | undefined;
  name: string;
  ref: Ref<HTMLInputElement>;
  isSending: boolean;
  onChange: (photos: readonly File[]) => void;
};

const TOO_MANY = msg('A message takes three photos at most. The others were left out.');

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
const eachOnce = (photos: readonly File[]) => [...new Map(photos.map((photo) => [keyOf(photo), photo])).values()];

/** Photos for a message, with what becomes of them said beside it. */
export function PhotoPicker({ photos, error, name, ref, isSending, onChange }: PhotoPickerProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const said = error ?? problem;
  const isFull = photos.length >= MAX_MESSAGE_PHOTOS;
  // Two choices may be looked at in the same moment.
  const latest = useRef(photos);
  latest.current = photos;
  const put = (next: readonly File[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = async (files: readonly File[]) => {
    setProblem(null);
    const looked = await Promise.all(files.map(readyPhoto));
    const fit = eachOnce([...latest.current, ...looked.flatMap((one) => ('file' in one ? [one.file] : []))]);
    const unfit = looked.flatMap((one) => ('problem' in one ? [one.problem] : []));
    setProblem(unfit[0] ?? (fit.length > MAX_MESSAGE_PHOTOS ? tMarked(TOO_MANY) : null));
    put(fit.slice(0, MAX_MESSAGE_PHOTOS));
  };
  const remove = (photo: File) => {
    setProblem(null);
    put(latest.current.filter((one) => one !== photo));
  };
  return (
    <div className="stack fit gap-8">
      {photos.length > 0 && (
        <ul className="row wrap gap-12" aria-label={t('Photos of this message')}>
          {photos.map((photo, at) => (
            <Chosen
              key={keyOf(photo)}
              photo={photo}
              name={t('photo {value} of {length}', { value: at + 1, length: photos.length })}
              isSending={isSending}
              onRemove={() => remove(photo)}
            />
          ))}
        </ul>
      )}
      <label
        className={classNames('ringed relative', buttonClass({}, styles.picker), (isFull || isSending) && styles.off)}
        htmlFor={id}
      >
        <IconCamera aria-hidden />
        {isFull ? t('Three photos are chosen') : t('Add photos')}
        <input
          className="covering"
          id={id}
          type="file"
          name={name}
          ref={ref}
          accept="image/*"
          multiple
          disabled={isFull || isSending}
          aria-describedby={`${id}-hint${said ? ` ${id}-error` : ''}`}
          aria-invalid={said ? true : undefined}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      {said && (
        <span role="alert">
          <FieldError id={`${id}-error`}>{said}</FieldError>
        </span>
      )}
      <p className="muted text-sm" id={`${id}-hint`}>
        {t('Up to three. Photos are looked at by people, when they answer. They are not checked for danger.')}
      </p>
    </div>
  );
}

type ChosenProps = { photo: File; name: string; isSending: boolean; onRemove: () => void };

function Chosen({ photo, name, isSending, onRemove }: ChosenProps) {
  const address = useFileAddress(photo);
  return (
    <li className="stack gap-4">
      <img className={`outlined round sunk ${styles.preview}`} src={address} alt={t('Your {name}', { name })} />
      <Button
        look="quiet"
        icon={<IconTrash aria-hidden />}
        aria-label={t('Remove {name}', { name })}
        disabled={isSending}
        onClick={onRemove}
      >
        {t('Remove')}
      </Button>
    </li>
  );
}
