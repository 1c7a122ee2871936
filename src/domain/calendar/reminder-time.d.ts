/** How far the time before a start can be from its length, where the clocks change in between. */
export declare const CLOCKS_CHANGE_MS: number;
/**
 * When something that starts at a moment is recalled so many minutes before, in epoch milliseconds. Whole days are days of its clock: what
 * starts at noon is recalled at noon of the day before, also where the clocks change in between.
 */
export declare function reminderAt(start: number, minutes: number, timeZone: string): number;
