"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { layOutFlow } from "@/components/features/applications/insights/flow-layout";
import { NumberButton } from "@/components/features/applications/insights/number-button";
import { NumbersTable } from "@/components/features/applications/insights/numbers-table";
import type { FlowNode, stageFlow } from "@/domain/applications/insights/stage-flow";

type StageFlowChartProps = {
  flow: ReturnType<typeof stageFlow>;
  total: number;
  onShow: (ids: readonly string[], title: string) => void;
};

/** Few applications make a low picture, so that one of them is no huge block. */
const MAX_HEIGHT = 320;
const heightOf = (total: number, ends: number) => Math.min(MAX_HEIGHT, Math.max(ends * ROW_HEIGHT, total * 16));
const ROW_HEIGHT = 30;
/** Room beside the last nodes for their names: the widest letters of 12 px, the number and the gap. */
const namesWidthOf = (names: Iterable<string>) => 36 + 7.2 * Math.max(0, ...[...names].map((name) => name.length + 4));
/** Narrower than this a flow cannot be read; it scrolls instead. */
const MIN_FLOW_WIDTH = 220;

/** How applications went from stage to stage and where they ended, as a flow whose parts open the list behind them. */
export function StageFlowChart({ flow, total, onShow }: StageFlowChartProps) {
  const t = useTranslations("applicationInsights.flow");
  const tStages = useTranslations("applications.stages");
  const tReasons = useTranslations("applications.reasons");
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const nameOf = (node: FlowNode): string => {
    if (node.kind === "reached") return tStages(node.stage);
    if (node.kind === "waiting") return t("waiting", { stage: tStages(node.stage) });
    return node.ending === "closed" ? tStages("closed") : tReasons(node.ending);
  };
  const names = new Map(flow.nodes.map((node) => [node.id, nameOf(node)]));
  const ends = flow.nodes.filter(({ kind }) => kind !== "reached");
  const namesWidth = Math.ceil(namesWidthOf(ends.map(({ id }) => names.get(id) ?? "")));
  const height = heightOf(total, ends.length);
  const flowWidth = Math.max(MIN_FLOW_WIDTH, width - namesWidth);
  const layout = useMemo(() => layOutFlow(flow, flowWidth, height), [flow, flowWidth, height]);
  const linkName = ({ from, to }: { from: string; to: string }) =>
    t("link", { from: names.get(from) ?? "", to: names.get(to) ?? "" });

  return (
    <div ref={box}>
      <p className="mt-1 text-muted-foreground">{t("summary", { count: total })}</p>
      {layout.nodes.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it.
        <div tabIndex={0} className="mt-4 overflow-x-auto">
          <svg width={flowWidth + namesWidth} height={height} className="block" aria-hidden="true">
            {layout.links.map(({ flow: link, path, width: thickness }) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: The table below holds the same numbers as buttons.
              <path
                key={`${link.from} ${link.to}`}
                d={path}
                fill="none"
                strokeWidth={Math.max(1.5, thickness)}
                className={`cursor-pointer stroke-(--chart-2) opacity-35 hover:opacity-60 ${link.to.startsWith("ended-") && link.to !== "ended-accepted" ? "stroke-(--chart-5)" : ""}`}
                onClick={() => onShow(link.applicationIds, linkName(link))}
              >
                <title>{`${linkName(link)}: ${link.applicationIds.length}`}</title>
              </path>
            ))}
            {layout.nodes.map(({ flow: node, x, y, width: thickness, height: tall }) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: The table below holds the same numbers as buttons.
              <g key={node.id} className="cursor-pointer" onClick={() => onShow(node.applicationIds, names.get(node.id) ?? "")}>
                <rect {...{ x, y }} height={tall} width={thickness} rx={2} className={fillOf(node)} />
                <text x={x + thickness + 6} y={y + tall / 2} dominantBaseline="central" className="fill-foreground text-xs">
                  {names.get(node.id)} <tspan className="fill-muted-foreground tabular-nums">{node.applicationIds.length}</tspan>
                </text>
              </g>
            ))}
          </svg>
        </div>
      ) : null}
      <NumbersTable
        caption={t("title")}
        headers={[t("from"), t("to"), t("count")]}
        rows={flow.links.map((link) => ({
          key: `${link.from} ${link.to}`,
          cells: [
            names.get(link.from),
            names.get(link.to),
            <NumberButton key="count" ids={link.applicationIds} title={linkName(link)} onShow={onShow} />,
          ],
        }))}
      />
    </div>
  );
}

function fillOf(node: FlowNode): string {
  if (node.kind === "reached") return "fill-(--chart-1)";
  if (node.kind === "waiting") return "fill-(--chart-2)";
  return node.ending === "accepted" ? "fill-(--success)" : "fill-(--chart-4)";
}

function useWidth(box: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
