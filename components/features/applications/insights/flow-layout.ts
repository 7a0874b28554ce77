import { type SankeyGraph, sankey, sankeyJustify, sankeyLinkHorizontal } from "d3-sankey";
import { STAGES } from "@/contracts/model/stages";
import type { FlowLink, FlowNode, stageFlow } from "@/domain/applications/insights/stage-flow";

type PlacedNode = { flow: FlowNode; x: number; y: number; width: number; height: number };
type PlacedLink = { flow: FlowLink; path: string; width: number };
export interface FlowLayout {
  nodes: PlacedNode[];
  links: PlacedLink[];
}

const NODE_WIDTH = 10;
const GAP = 18;

/** Where the nodes and links of a flow are drawn, in a field of this size. Nodes keep the order of the pipeline from top to bottom. */
export function layOutFlow({ nodes, links }: ReturnType<typeof stageFlow>, width: number, height: number): FlowLayout {
  if (links.length === 0) return { nodes: [], links: [] };
  const graph: SankeyGraph<FlowNode, FlowLink> = sankey<FlowNode, FlowLink>()
    .nodeId(({ id }) => id)
    .nodeAlign(sankeyJustify)
    .nodeSort((a, b) => rankOf(a) - rankOf(b))
    .nodeWidth(NODE_WIDTH)
    .nodePadding(GAP)
    .extent([
      [0, 4],
      [width, height - 4],
    ])({
    nodes: nodes.map((node) => ({ ...node })),
    links: links.map((link) => ({ ...link, source: link.from, target: link.to, value: link.applicationIds.length })),
  });
  const path = sankeyLinkHorizontal<FlowNode, FlowLink>();
  return {
    nodes: graph.nodes.map(({ x0 = 0, x1 = 0, y0 = 0, y1 = 0, ...node }) => ({
      flow: node as FlowNode,
      ...{ x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    })),
    links: graph.links.map((link) => ({ flow: link, path: path(link) ?? "", width: link.width ?? 0 })),
  };
}

/** Good endings above, then what is open, then the others. */
function rankOf(node: FlowNode): number {
  if (node.kind === "ended") return node.ending === "accepted" ? 0 : 20;
  return (node.kind === "waiting" ? 10 : 1) - STAGES.indexOf(node.stage) / 10;
}
