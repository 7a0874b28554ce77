import fc from "fast-check";
import { expect, it } from "vitest";
import { documentCounter } from "./count-documents";

it("counts documents regardless of their text and of where the pieces are cut", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), (resumes, letters, size) => {
      const wrap = (data: unknown) => ({ data, name: 'a "{[' });
      const text = JSON.stringify({
        user: { name: "}]" },
        resumes: resumes.map(wrap),
        coverLetters: letters.map(wrap),
        career: { facts: [{}] },
      });
      const add = documentCounter();
      let count = 0;
      for (let at = 0; at < text.length; at += size) count = add(text.slice(at, at + size));
      expect(count).toBe(resumes.length + letters.length);
    }),
  );
});
