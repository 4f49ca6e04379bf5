/** The pulse as an icon among those of the library, in their size and stroke. */
export function PulseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M2.5 17H5C6 17 6.5 5 8.5 5S10.5 12 12 12s1.5-1.5 3-1.5S17.5 17 19.5 17h2" />
    </svg>
  );
}
