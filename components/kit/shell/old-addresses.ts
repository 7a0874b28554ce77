import { settingsAddress } from "@/components/kit/shell/settings-parts";

/** Where the addresses of earlier versions lead now (interface.md, Versioning). What is unknown leads to where one begins. */
export function newAddress(path: string): string {
  const [room = "", part = "", ...rest] = path.split("/").filter(Boolean);
  if (room === "builder" && part !== "") return `/resumes/${part}`;
  if (room === "agent") return threadAddressOf([part, ...rest]);
  if (room === "dashboard" && (part === "agent" || part === "assistant")) return threadAddressOf(rest);
  if (room === "dashboard" && part === "settings") return SETTINGS.get(rest[0] ?? "") ?? "/settings";
  if (room === "dashboard" && part === "resumes") return "/documents?kind=resume";
  if (room === "dashboard" && part === "letters") return "/documents?kind=letter";
  if (room === "dashboard" && part === "applications") return ["/applications", ...rest.slice(0, 1)].join("/");
  return "/dashboard";
}

/** A conversation kept its id; every other old address leads to the list now. */
function threadAddressOf(parts: readonly string[]): string {
  const id = parts.find((part) => THREAD_ID.test(part));
  return id === undefined ? "/assistant" : `/assistant/${id}`;
}

const THREAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the old settings screens are called now. */
const SETTINGS = new Map(
  Object.entries({
    profile: settingsAddress("account"),
    account: settingsAddress("account"),
    preferences: settingsAddress("preferences"),
    authentication: settingsAddress("password"),
    "api-keys": settingsAddress("keys"),
    "danger-zone": settingsAddress("data"),
  }),
);
