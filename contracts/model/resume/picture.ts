import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { asKind, colorText, lengthPt } from "@/contracts/model/resume/text";

export const PICTURE_FITS = ["cover", "contain"] as const;

const bounded = (bounds: { min: number; max: number }, description: string) =>
  z.number().min(bounds.min).max(bounds.max).describe(description);

/** The photograph. */
export const pictureSchema = z
  .object({
    hidden: z.boolean().describe("Whether the picture is hidden on the page."),
    fit: since(
      "6",
      withFallback(z.enum(PICTURE_FITS).describe("`cover` crops what overflows, `contain` keeps the whole image."), "cover"),
    ),
    url: asKind(
      "picture",
      z
        .string()
        .max(LIMITS.resume.url)
        .describe(
          "URL of the image, http(s) on a public host; paths returned by the file upload are preferred. Other values are cleared on save.",
        ),
    ),
    size: bounded(LIMITS.resume.pictureSize, "Width of the picture, 32 to 512 points."),
    rotation: bounded(LIMITS.resume.pictureRotation, "Clockwise rotation, 0 to 360 degrees."),
    aspectRatio: bounded(LIMITS.resume.pictureAspectRatio, "Width divided by height, 0.5 to 2.5."),
    borderRadius: bounded(LIMITS.resume.pictureBorderRadius, "Radius of the corners, 0 to 100 points."),
    borderColor: colorText("Colour of the border."),
    borderWidth: lengthPt("Width of the border."),
    shadowColor: colorText("Colour of the shadow."),
    shadowWidth: lengthPt("Width of the shadow."),
  })
  .describe("The person's picture.");

export type Picture = z.infer<typeof pictureSchema>;
