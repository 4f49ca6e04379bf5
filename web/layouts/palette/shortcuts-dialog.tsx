import type { Role } from '#contract/endpoint.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './palette.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { shortcutsFor } from './shortcuts.ts';

type ShortcutsDialogProps = { role: Role; isOpen: boolean; onClose: () => void };

export function ShortcutsDialog({ role, isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <p className="muted">
        Single keys act while nobody types, on what is selected. They rest while a dialog is open, and a second longer.
      </p>
      <div className={`stack gap-20 ${styles.groups}`}>
        {shortcutsFor(role).map(({ where, keys }) => (
          <section key={where}>
            <h3 className="mb-8">{where}</h3>
            <ShortcutList shortcuts={keys} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
