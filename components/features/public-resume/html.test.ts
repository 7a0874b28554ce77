import { expect, it } from "vitest";
import { html, trusted } from "@/components/features/public-resume/html";

it("escapes text, in content and in attributes", () => {
  const text = `<script>"x" & 'y'</script>`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;">&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;</p>',
  );
});

it("keeps markup, joins lists and leaves out what is not there", () => {
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>b</li>`]}</ul>${null}${undefined}${false}${trusted("<hr>")}`.markup).toBe(
    "<ul><li>1</li><li>b</li></ul><hr>",
  );
});
