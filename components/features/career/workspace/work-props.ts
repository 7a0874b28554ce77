import type { WorkspaceSaver } from "@/components/features/career/workspace/workspace-saver";
import type { Application } from "@/contracts/model/application";
import type { Workspace } from "@/contracts/model/career/workspace";

/** What every tab of a workspace is given. */
export type WorkProps = {
  application: Application;
  workspace: Workspace;
  /** Changes a part; it is saved by itself. */
  edit: WorkspaceSaver["edit"];
  /** Saves pending changes immediately. */
  saved: () => Promise<void>;
};
