import styles from './palette.module.css';
import type { Shortcut } from './shortcuts.ts';

export const ShortcutList = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className={`stack gap-6 muted text-14 ${styles.keys}`}>
    {shortcuts.map(({ keys, does }) => (
      <div className="row gap-10" key={does}>
        <dt className="row stretch gap-3 fixed">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
