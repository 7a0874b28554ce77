import type { Design, Typography } from "@/contracts/model/resume/metadata";

/** Colours and fonts of the default design. Source: interface-details 2.2. They are apart from their schemas, for the editor. */
export const DEFAULT_COLORS: Readonly<Design["colors"]> = {
  primary: "rgba(220, 38, 38, 1)",
  text: "rgba(0, 0, 0, 1)",
  background: "rgba(255, 255, 255, 1)",
};

export const DEFAULT_TYPOGRAPHY: Readonly<Pick<Typography, "body" | "heading">> = {
  body: { fontFamily: "IBM Plex Serif", fontWeights: ["400", "500"], fontSize: 10, lineHeight: 1.5 },
  heading: { fontFamily: "IBM Plex Serif", fontWeights: ["600"], fontSize: 14, lineHeight: 1.5 },
};
