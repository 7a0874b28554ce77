import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jobMatchSchema } from "@/contracts/model/job-match";
import { matchJob } from "@/domain/job-match/match";
import { keyOf, wordRuns } from "@/domain/job-match/words";
import { normaliseResumeData } from "@/domain/normalise/resume";
import v5 from "@/domain/sample/resume-v5.json";
import { busyMs } from "@/domain/testing/busy-ms";

const resume = normaliseResumeData(v5);
const POSTING = `Senior Gameplay Engineer

We are Sunrise Games. You will join a team that makes games people love.

Requirements:
- 5+ years with Unreal Engine and C++
- Experience with Unity, C# and editor tools
- Kubernetes or AWS for our build farm
- Strong knowledge of procedural generation

We offer free fruit. Unreal Engine is our home.`;

const terms = (list: { term: string }[]) => list.map((each) => each.term);

describe("matching a posting", () => {
  it("splits the posting's terms into found and missing", () => {
    const { found, missing, total } = matchJob(resume, POSTING);
    expect(terms(found)).toEqual(expect.arrayContaining(["unreal engine", "c++", "unity", "c#"]));
    expect(terms(missing)).toEqual(expect.arrayContaining(["kubernete", "aws"]));
    expect(total).toBe(found.length + missing.length);
    expect(found.find((term) => term.term === "unreal engine")).toMatchObject({ label: "Unreal Engine", jdCount: 2 });
    expect(missing.find((term) => term.label === "Kubernetes")).toMatchObject({ jdCount: 1, resumeCount: 0 });
  });

  it("excludes stop words, numbers and parts of longer terms", () => {
    const { found, missing } = matchJob(resume, POSTING);
    const all = terms([...found, ...missing]);
    for (const word of ["we", "experience", "with", "team", "5", "5+", "unreal", "engine", "a"]) expect(all).not.toContain(word);
  });

  it("asks for no common word, but for phrases with one", () => {
    const posting = `Nurse (m/f/d)

We care about people, work hard and love what we do. Our office is close to the station, and the salary is competitive.

Requirements:
- Wound care and documentation
- Wound care at home`;
    const all = terms([...matchJob(resume, posting).found, ...matchJob(resume, posting).missing]);
    expect(all).toEqual(expect.arrayContaining(["nurse", "wound care", "documentation"]));
    for (const word of ["care", "m/f/d", "hard", "love", "office", "close", "station", "salary", "home"])
      expect(all).not.toContain(word);
  });

  it("ranks repeated and required terms before mentioned ones", () => {
    const { found, missing } = matchJob(resume, POSTING);
    const weight = (name: string) => [...found, ...missing].find((term) => term.label === name)?.weight ?? 0;
    expect(weight("Unreal Engine")).toBeGreaterThan(weight("Kubernetes"));
    expect(weight("Kubernetes")).toBeGreaterThan(weight("fruit"));
  });

  it("reads only printed content", () => {
    const text = "Looking for Performance Optimization";
    expect(terms(matchJob(resume, text).missing)).toContain("performance optimization");
    const shown = structuredClone(resume);
    for (const item of shown.sections.skills.items) item.hidden = false;
    expect(terms(matchJob(shown, text).found)).toContain("performance optimization");
  });

  it("leaves out terms the person hides", () => {
    const hiding = {
      ...resume,
      metadata: { ...resume.metadata, check: { ignored: [], hiddenTerms: ["Kubernetes", "unreal engine"] } },
    };
    const { found, missing } = matchJob(hiding, POSTING);
    expect(terms([...found, ...missing])).not.toEqual(expect.arrayContaining(["kubernete"]));
    expect(terms(found)).not.toContain("unreal engine");
  });

  it("works in the posting's language", () => {
    const german = matchJob(
      resume,
      "Wir suchen eine Person für unser Team mit Erfahrung in Unity und Spielentwicklung.\n\nAnforderungen:\n- sehr gute Kenntnisse in Unity und Datenbanken",
    );
    expect(terms(german.found)).toContain("unity");
    expect(terms(german.missing)).toContain("datenbanken");
    expect(terms([...german.found, ...german.missing])).not.toContain("und");
    const japanese = matchJob(resume, "ゲームエンジニア\n必須\n・Unity を使った開発経験");
    expect(terms(japanese.found)).toContain("unity");
  });

  it("compares words by their normalised form", () => {
    expect([keyOf("Databases"), keyOf("technologies"), keyOf("Node.js"), keyOf("business"), keyOf("C++")]).toEqual([
      "database",
      "technology",
      "node.js",
      "business",
      "c++",
    ]);
    expect(wordRuns("C++, C# and CI/CD; .NET").map((run) => run.map((word) => word.key))).toEqual([
      ["c++"],
      ["c#", "and", "ci/cd"],
      [".net"],
    ]);
  });

  it("is deterministic and matches the contract for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        const match = matchJob(resume, text);
        expect(jobMatchSchema.safeParse(match).error?.issues).toBeUndefined();
        expect(matchJob(resume, text)).toEqual(match);
      }),
      { numRuns: 50 },
    );
  });

  it("reads 20,000 characters in little time", () => {
    const started = busyMs();
    matchJob(resume, Array.from({ length: 3000 }, (_, index) => `word${index % 900}`).join(" "));
    expect(busyMs() - started).toBeLessThan(4000);
  });
});
