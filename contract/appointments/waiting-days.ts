/** So far ahead one can wait for a time that becomes free; today is the first day. */
export const WAITING_DAYS = 60;
