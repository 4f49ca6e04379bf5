/** Returns whole minutes; negative when `to` is before `from`. */
export const minutesBetween = (from: Date | string, to: Date | string) =>
  Math.trunc((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
