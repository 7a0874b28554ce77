/** Where files that tools link to are read. */
export const TOOL_FILES = "/api/tool-files/";
