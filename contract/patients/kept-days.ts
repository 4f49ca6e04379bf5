/** A copy on the phone that was not made anew for this long is deleted. */
export const KEPT_DAYS = 14;
