import routes from "@/components/kit/api/generated/routes.json";

/** The base path of the operations on this site. */
export const API_FOLDER = "/api/openapi";

/**
 * The address of an operation, for what the browser itself reads or sends (downloads, streams of events, the save of a page that is
 * left): `addressOf(({ resumes }) => resumes.pdf, { id })`.
 */
export function addressOf(pick: (all: typeof routes) => string[], parameters: Record<string, string> = {}): string {
  const [, path = ""] = pick(routes);
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} wants a value for ${name}.`);
    return encodeURIComponent(value);
  });
  return `${API_FOLDER}${filled}`;
}
