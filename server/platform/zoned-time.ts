// The law of the clinic's clock stands in the contract, for the browser too.
export { addDays, dayBounds, dayIn, instantOf, timeIn, weekdayOf } from '#contract/zoned-time.ts';
