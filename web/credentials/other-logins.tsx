import styles from './credentials-form.module.css';

/** Links for people who opened the login of another role. */
export function OtherLogins({ question, links }: { question: string; links: { name: string; href: string }[] }) {
  return (
    <p className={`row wrap gap-x-20 mt-20 ruled muted ${styles.others}`}>
      <span>{question}</span>
      {links.map(({ name, href }) => (
        <a className="row-inline min-height-48" key={href} href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
