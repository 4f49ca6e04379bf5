import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { BoardNote } from '#contract/patients/board.ts';
import { t } from '#web/language/say.ts';
import { Menu, menuItemClass } from '../ui/navigation/menu.tsx';
import styles from './note-menu.module.css';

type NoteMenuProps = { note: BoardNote; onEdit: (note: BoardNote) => void; onRemove: (note: BoardNote) => void };

export function NoteMenu({ note, onEdit, onRemove }: NoteMenuProps) {
  return (
    <Menu
      label={t('More about {title}', { title: note.title })}
      triggerClassName={styles.more}
      trigger={
        <>
          <IconDots aria-hidden />
          <span className="visually-hidden">{t('More about {title}', { title: note.title })}</span>
        </>
      }
    >
      {/* The dialogs that these open close the menu: the browser allows nothing above a modal. */}
      <button type="button" className={menuItemClass} onClick={() => onEdit(note)}>
        <IconPencil aria-hidden />
        {t('Edit')}
      </button>
      <button type="button" className={menuItemClass} onClick={() => onRemove(note)}>
        <IconTrash aria-hidden />
        {t('Remove')}
      </button>
    </Menu>
  );
}
