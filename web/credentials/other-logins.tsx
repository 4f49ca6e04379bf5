import styles from './door-form.module.css';

/** For whoever took the wrong door. */
export function OtherLogins({ question, links }: { question: string; links: { name: string; href: string }[] }) {
  return (
    <p className={styles.others}>
      <span>{question}</span>
      {links.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
