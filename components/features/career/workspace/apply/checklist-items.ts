/** The things to do before an application goes out. They are stored by number: the numbers never change their meaning. */
export const CHECKLIST = [0, 1, 2, 3, 4, 5, 6, 7] as const;
