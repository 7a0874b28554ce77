/** The signed-in person, as far as the interface shows them. Without a username there are no public addresses. */
export type ViewerProps = { id: string; name: string; email: string; username: string | null };
