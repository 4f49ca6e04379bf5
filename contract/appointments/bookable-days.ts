/** How many days ahead visits can be booked; today is the first. */
export const BOOKABLE_DAYS = 180;
export const NOT_A_BOOKABLE_DAY = `Choose a day within the next ${BOOKABLE_DAYS} days.`;
