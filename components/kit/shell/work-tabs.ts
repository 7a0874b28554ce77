/** What is done for one application, in the order of its tabs. */
export const WORK_TABS = ["fit", "apply", "prepare", "practise", "debrief", "messages", "saved", "assistant"] as const;
export type WorkTab = (typeof WORK_TABS)[number];

/** Address of a tab of an application's workspace. */
export const workAddress = (applicationId: string, tab: WorkTab): string =>
  `/applications/${encodeURIComponent(applicationId)}/${tab}`;
