import { titled, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["certifications"],
  read: (item) => titled(item, "issuer"),
};
