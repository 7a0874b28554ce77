import type { Application } from "@/contracts/model/application";
import { type ClosedReason, STAGES, type Stage } from "@/contracts/model/stages";

type Flowing = Pick<Application, "id" | "status" | "closedReason" | "activity">;

/** Where an application ends: how it was closed, or `closed` if unknown. */
export type Ending = ClosedReason | "closed";

/** A place in the flow: a stage that applications reached, that stage for those that are still in it, or an ending. */
export type FlowNode =
  | { id: string; kind: "reached"; stage: Stage; applicationIds: string[] }
  | { id: string; kind: "waiting"; stage: Stage; applicationIds: string[] }
  | { id: string; kind: "ended"; ending: Ending; applicationIds: string[] };

export interface FlowLink {
  from: string;
  to: string;
  applicationIds: string[];
}

/**
 * How applications went from stage to stage and where they ended. Every application leaves each stage it reached exactly once, in the
 * order of the pipeline, so that the flow has no circles and inflow equals outflow at each node.
 */
export function stageFlow(applications: readonly Flowing[]): { nodes: FlowNode[]; links: FlowLink[] } {
  const nodes = new Map<string, FlowNode>();
  const links = new Map<string, FlowLink>();
  for (const application of applications) {
    const path = pathOf(application);
    for (const node of path) {
      const known = nodes.get(node.id);
      if (known) known.applicationIds.push(application.id);
      else nodes.set(node.id, { ...node, applicationIds: [application.id] });
    }
    for (const [index, { id: to }] of path.slice(1).entries()) {
      const from = path[index]?.id ?? "";
      const key = `${from} ${to}`;
      const known = links.get(key);
      if (known) known.applicationIds.push(application.id);
      else links.set(key, { from, to, applicationIds: [application.id] });
    }
  }
  return { nodes: [...nodes.values()], links: [...links.values()] };
}

type PathNode = FlowNode extends infer Node ? (Node extends FlowNode ? Omit<Node, "applicationIds"> : never) : never;

function pathOf({ status, closedReason, activity }: Flowing): PathNode[] {
  const reached = new Set(activity.flatMap((entry) => (entry.type === "stage" ? [entry.stage] : [])));
  reached.add(status);
  const stages = STAGES.filter((stage) => stage !== "closed" && reached.has(stage) && isBefore(stage, status));
  const path: PathNode[] = stages.map((stage) => ({ id: stage, kind: "reached", stage }));
  if (status === "closed") {
    const ending = closedReason ?? "closed";
    return [...path, { id: `ended-${ending}`, kind: "ended", ending }];
  }
  return [...path, { id: `waiting-${status}`, kind: "waiting", stage: status }];
}

/** A stage that was left backwards was a mistake or an exception; it is no part of the way. */
const isBefore = (stage: Stage, current: Stage) => STAGES.indexOf(stage) <= STAGES.indexOf(current);
