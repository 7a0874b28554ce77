/** The signed-in person, as far as the interface shows them. */
export type ViewerProps = { id: string; name: string; email: string; username: string };
