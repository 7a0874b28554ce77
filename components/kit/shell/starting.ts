/** Which new resumes show examples, on the device on which they were made: until every part is written, or they are hidden. */
const keyOf = (resumeId: string) => `starting/${resumeId}`;

export const showExamples = (resumeId: string) => localStorage.setItem(keyOf(resumeId), "yes");
export const hideExamples = (resumeId: string) => localStorage.removeItem(keyOf(resumeId));
export const showsExamples = (resumeId: string) => localStorage.getItem(keyOf(resumeId)) !== null;
