/** What the career screen shows, in the order of its tabs. */
export const CAREER_VIEWS = ["profile", "record", "facts", "stories", "opportunities", "offers", "saved", "schedules"] as const;
export type CareerView = (typeof CAREER_VIEWS)[number];

/** How many entries of the record are read at once. */
export const RECORD_PAGE = 100;

const FOLDER = "/career";

/** Address of a part of the career screen; the profile is where one arrives. */
export const careerAddress = (view: CareerView): string => (view === "profile" ? FOLDER : `${FOLDER}/${view}`);

export const careerViewOf = (path: string): CareerView => CAREER_VIEWS.find((view) => path === `${FOLDER}/${view}`) ?? "profile";
