import { expect, it } from "vitest";
import { bold, HEAD, page, read, run } from "@/domain/imports/pdf/testing/page";

const margin = (y: number, text: string) => run(50, y, text, { isBold: true });

it("a heading of two lines in the margin is one title, though lines of its text are between them", () => {
  const { data } = read(
    page(
      ...HEAD,
      ...[
        margin(124, "Experience"),
        bold(170, 112, "Engineer"),
        run(400, 112, "2016 – 2019"),
        run(170, 126, "Larkmoor Works Ltd"),
      ],
      ...[run(170, 140, "Built looms for the town and its valley."), margin(194, "Education")],
      ...[bold(170, 182, "BSc Mechanics"), run(400, 182, "2012 – 2015"), run(170, 196, "Northmoor College")],
      ...[margin(254, "Selected"), margin(269, "Performances"), bold(170, 242, "Ferry songs"), run(400, 242, "2019")],
      ...[run(170, 261, "Sang on every ferry of the bay."), margin(324, "Skills"), run(170, 312, "Weaving, dyeing, sums")],
    ),
  );
  expect(data.customSections.map(({ title }) => title)).toEqual(["Selected Performances"]);
});
