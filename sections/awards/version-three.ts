import { titled, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["awards"],
  read: (item) => titled(item, "awarder"),
};
