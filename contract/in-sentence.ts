/** "Painful swallowing" in the middle of a sentence; "A cold" too; "HIV" and "COVID-19" stay as they are. */
export const inSentence = (name: string): string =>
  /^[A-Z](?: ?[a-z])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
