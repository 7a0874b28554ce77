/** AUTH_SECRET of the instance that the stories use. Its set-up code follows from it. */
export const STORY_SECRET = "stories-are-told-on-an-instance-of-their-own";
