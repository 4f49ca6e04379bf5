/** Three fingers on one pulse. Keeps its own colours in both schemes. `id` tells two marks on a page apart. */
export function Mark({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={id}>
        <rect width="40" height="40" rx="12" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="40" height="40" fill="#0b6b66" />
        <path d="M-2 31.8H42" stroke="#fff" strokeWidth="3" />
        <g fill="#f0cdaf" transform="rotate(9 20 31)">
          <rect x="6.2" y="-10" width="7" height="37.5" rx="3.5" />
          <rect x="16.2" y="-10" width="7" height="41" rx="3.5" />
          <rect x="26.2" y="-10" width="7" height="36.5" rx="3.5" />
        </g>
      </g>
    </svg>
  );
}
