/** How many days ahead one can wait for a time that becomes free; today is the first. */
export const WAITING_DAYS = 60;
