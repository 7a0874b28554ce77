/** What went wrong, and small below it the id to quote, which one click selects. */
export function ErrorSentence({ text }: { text: string }) {
  const [sentence, reference] = text.split("\n");
  if (!reference) return text;
  return (
    <>
      {sentence}
      <span className="mt-0.5 block select-all font-mono text-[11px] opacity-80 [overflow-wrap:anywhere]">{reference}</span>
    </>
  );
}
