/** What the career screen shows, in the order of its tabs. */
export const CAREER_VIEWS = ["profile", "facts", "stories", "opportunities", "offers", "saved", "schedules"] as const;
export type CareerView = (typeof CAREER_VIEWS)[number];

/** Address of a part of the career screen; the profile is where one arrives. */
export const careerAddress = (view: CareerView): string => (view === "profile" ? "/career" : `/career?view=${view}`);

export const readCareerView = (params: URLSearchParams): CareerView =>
  CAREER_VIEWS.find((view) => view === params.get("view")) ?? "profile";
