/**
 * Where the addresses of earlier versions lead now (interface.md, Versioning). What has no screen of its own yet leads to
 * where one begins.
 */
export function newAddress(path: string): string {
  const [room = "", part = "", ...rest] = path.split("/").filter(Boolean);
  if (room === "builder" && part !== "") return `/resumes/${part}`;
  if (room === "dashboard" && part === "settings") return SETTINGS.get(rest[0] ?? "") ?? "/settings";
  if (room === "dashboard" && part === "resumes") return "/documents?kind=resume";
  if (room === "dashboard" && part === "letters") return "/documents?kind=letter";
  if (room === "dashboard" && part === "applications") return ["/applications", ...rest.slice(0, 1)].join("/");
  return "/dashboard";
}

/** Old settings screens are parts of one sheet now. */
const SETTINGS = new Map(
  Object.entries({
    profile: "/settings#account",
    account: "/settings#account",
    preferences: "/settings#preferences",
    authentication: "/settings#password",
    "api-keys": "/settings#keys",
    "danger-zone": "/settings#data",
  }),
);
