/** The parts of administration, each with its own address. The first is `/admin`. */
export const ADMIN_PARTS = ["people", "instance", "settings", "invitations", "texts", "log"] as const;
export type AdminPart = (typeof ADMIN_PARTS)[number];

export const adminAddress = (part: AdminPart) => (part === "people" ? "/admin" : `/admin/${part}`);
