/** Whether the address of the editor asks for the comments, as Today and mails do. */
export const opensWithComments = (): boolean => typeof window !== "undefined" && window.location.hash === "#comments";
