import styles from './palette.module.css';
import type { Shortcut } from './shortcuts.ts';

export const ShortcutList = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className={`stack gap-6 muted text-14 ${styles.keys}`}>
    {shortcuts.map(({ keys, does }) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
