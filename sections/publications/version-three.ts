import { titled, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["publications"],
  read: (item) => titled(item, "publisher"),
};
