import { expect, test } from "vitest";
import { paperStyle } from "@/components/kit/page-preview/paper-style";

test("each page is printed on paper of its own size, without the browser's margins", () => {
  const style = paperStyle([
    { width: 595.28, height: 841.89 },
    { width: 612, height: 792 },
  ]);
  expect(style).toContain("@page page-1{size:595.28pt 841.89pt;margin:0}");
  expect(style).toContain('[data-page="2"]{page:page-2;inline-size:612pt;block-size:792pt}');
});
