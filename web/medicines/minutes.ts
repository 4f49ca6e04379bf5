/** From one time to another, whole minutes; below zero when the other one is past. */
export const minutesBetween = (from: Date | string, to: Date | string) =>
  Math.trunc((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
