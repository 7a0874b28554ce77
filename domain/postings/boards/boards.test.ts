import { describe, expect, test } from "vitest";
import { companyInLink, findBoard } from "@/domain/postings/boards/find-board";
import { stillListed } from "@/domain/postings/still-listed";

const UUID = "5f0c2a9e-1111-4222-8333-944455556666";
const LIST = "<ul><li>Tide tables by heart</li><li>Dutch</li></ul>";
const REQUEST = ["Tide tables by heart", "Dutch"];

const boardOf = (link: string) => {
  const posting = findBoard(new URL(link));
  if (!posting) throw new Error(`${link} is no link of a board.`);
  return posting;
};

test("Workday and BambooHR are read from the addresses that their own pages load", () => {
  const workday = boardOf("https://northpine.wd5.myworkdayjobs.com/en-US/Careers/job/Leeds/Harbour-Planner_R-1234");
  expect(workday.address).toBe(
    "https://northpine.wd5.myworkdayjobs.com/wday/cxs/northpine/Careers/job/Leeds/Harbour-Planner_R-1234",
  );
  const info = {
    title: "Harbour Planner",
    location: "Leeds",
    endDate: "2027-01-15",
    jobDescription: `<h3>What you bring</h3>${LIST}`,
  };
  expect(workday.read({ jobPostingInfo: info, hiringOrganization: { name: "Northpine Ltd" } })).toMatchObject({
    role: "Harbour Planner",
    company: "Northpine Ltd",
    location: "Leeds",
    deadline: "2027-01-15",
    requirements: REQUEST,
  });
  expect(workday.read({ errorCode: "S21" })).toBeNull();
  const bamboo = boardOf("https://northpine.bamboohr.com/careers/42");
  expect(bamboo.address).toBe("https://northpine.bamboohr.com/careers/42/detail");
  const opening = { jobOpeningName: "Harbour Planner", location: { city: "Leeds", state: null }, compensation: "£40,000" };
  expect(bamboo.read({ result: { jobOpening: { ...opening, description: LIST } } })).toMatchObject({
    role: "Harbour Planner",
    location: "Leeds",
    salary: "£40,000",
  });
  expect(bamboo.listed({ result: [{ id: "42" }, { id: "43" }] })).toEqual(["42", "43"]);
  for (const link of [
    "https://northpine.wd5.myworkdayjobs.com/Careers",
    "https://northpine.wd5.myworkdayjobs.com.evil.example/Careers/job/Leeds/A_R-1",
    "https://www.bamboohr.com/careers/42",
    "https://northpine.bamboohr.com/careers/list",
  ])
    expect(findBoard(new URL(link))).toBeNull();
});

describe("a link becomes the address of the board's JSON", () => {
  test.each([
    [
      "https://boards.greenhouse.io/northpine/jobs/4012345?gh_src=x",
      "https://boards-api.greenhouse.io/v1/boards/northpine/jobs/4012345?pay_transparency=true",
    ],
    [
      "https://job-boards.eu.greenhouse.io/northpine/jobs/4012345",
      "https://boards-api.greenhouse.io/v1/boards/northpine/jobs/4012345?pay_transparency=true",
    ],
    [
      "https://boards.greenhouse.io/embed/job_app?for=northpine&token=4012345",
      "https://boards-api.greenhouse.io/v1/boards/northpine/jobs/4012345?pay_transparency=true",
    ],
    [`https://jobs.lever.co/northpine/${UUID}/apply`, `https://api.lever.co/v0/postings/northpine/${UUID}?mode=json`],
    [`https://jobs.eu.lever.co/northpine/${UUID}`, `https://api.eu.lever.co/v0/postings/northpine/${UUID}?mode=json`],
    [
      `https://jobs.ashbyhq.com/North%20Pine/${UUID}`,
      "https://api.ashbyhq.com/posting-api/job-board/North%20Pine?includeCompensation=true",
    ],
    [
      "https://apply.workable.com/northpine/j/AB12CD34EF/",
      "https://apply.workable.com/api/v2/accounts/northpine/jobs/AB12CD34EF",
    ],
    ["https://northpine.workable.com/j/ab12cd34ef", "https://apply.workable.com/api/v2/accounts/northpine/jobs/AB12CD34EF"],
    [
      "https://jobs.smartrecruiters.com/Northpine/743999912345678-harbour-planner",
      "https://api.smartrecruiters.com/v1/companies/Northpine/postings/743999912345678",
    ],
    ["https://northpine.recruitee.com/o/harbour-planner", "https://northpine.recruitee.com/api/offers/harbour-planner"],
  ])("%s", (link, address) => {
    expect(boardOf(link).address).toBe(address);
  });

  test.each([
    "https://boards.greenhouse.io/northpine",
    "https://boards.greenhouse.io/..%2f..%2fadmin/jobs/1",
    "https://boards.greenhouse.io.example.org/northpine/jobs/1",
    "https://jobs.lever.co/northpine/not-an-id",
    `https://jobs.ashbyhq.com/north%2Fpine/${UUID}`,
    "https://www.workable.com/j/AB12CD34EF",
    "https://northpine.jobs.personio.de/job/123",
    "https://evil.example/?https://jobs.lever.co/northpine",
  ])("%s is read as a page", (link) => {
    expect(findBoard(new URL(link))).toBeNull();
  });
});

describe("the JSON of a board gives the posting", () => {
  test("Greenhouse, whose content has its tags escaped", () => {
    const content = `<p>Plan berths.</p><h2>Requirements</h2>${LIST}`.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const job = {
      id: 4012345,
      title: "Harbour Planner",
      company_name: "Northpine",
      location: { name: "Utrecht" },
      content,
      pay_input_ranges: [{ min_cents: 5_200_000, max_cents: 6_400_000, currency_type: "EUR" }],
    };
    expect(boardOf("https://boards.greenhouse.io/northpine/jobs/4012345").read(job)).toEqual({
      role: "Harbour Planner",
      company: "Northpine",
      location: "Utrecht",
      salary: "52,000 – 64,000 EUR",
      requirements: REQUEST,
      jobDescription: "Plan berths.\n\nRequirements\n\n• Tide tables by heart\n• Dutch",
    });
    expect(boardOf("https://boards.greenhouse.io/northpine/jobs/4").read(job)).toBeNull();
  });

  test("Lever, whose lists are items without a list", () => {
    const posting = {
      id: UUID,
      text: "Harbour Planner",
      categories: { location: "Utrecht", allLocations: ["Utrecht", "Ghent"] },
      workplaceType: "remote",
      description: "<div>Plan berths.</div>",
      lists: [{ text: "What you bring", content: "<li>Tide tables by heart</li><li>Dutch</li>" }],
      additional: "",
      salaryRange: { currency: "EUR", interval: "per-year-salary", min: 52000, max: 64000 },
    };
    const board = boardOf(`https://jobs.lever.co/northpine-planners/${UUID}`);
    expect(board.read(posting)).toMatchObject({
      role: "Harbour Planner",
      location: "Utrecht · Ghent · Remote",
      salary: "52,000 – 64,000 EUR per year",
      requirements: REQUEST,
    });
    expect(companyInLink(new URL(`https://jobs.lever.co/northpine-planners/${UUID}`), board)).toBe("Northpine Planners");
  });

  test("Ashby, which returns all postings of a company", () => {
    const job = {
      id: UUID.toUpperCase(),
      title: "Harbour Planner",
      location: "Utrecht",
      isRemote: true,
      secondaryLocations: [{ location: "Ghent" }],
      descriptionHtml: `<h2>Requirements</h2>${LIST}`,
      compensation: { compensationTierSummary: "€52K – €64K" },
    };
    const board = boardOf(`https://jobs.ashbyhq.com/northpine/${UUID}`);
    expect(board.read({ jobs: [{ id: "other" }, job] })).toMatchObject({
      role: "Harbour Planner",
      location: "Utrecht · Ghent · Remote",
      salary: "€52K – €64K",
      requirements: REQUEST,
    });
    expect(board.read({ jobs: [{ id: "other" }] })).toBeNull();
  });

  test("Workable", () => {
    const job = {
      shortcode: "AB12CD34EF",
      title: "Harbour Planner",
      remote: true,
      location: { city: "Utrecht", country: "Netherlands" },
      description: "<p>Plan berths.</p>",
      requirements: LIST,
      benefits: "<p>A boat.</p>",
    };
    expect(boardOf("https://apply.workable.com/northpine/j/AB12CD34EF/").read(job)).toEqual({
      role: "Harbour Planner",
      location: "Utrecht, Netherlands, Remote",
      requirements: REQUEST,
      jobDescription: "Plan berths.\n\nRequirements\n\n• Tide tables by heart\n• Dutch\n\nBenefits\n\nA boat.",
    });
  });

  test("SmartRecruiters", () => {
    const sections = {
      jobDescription: { title: "Job Description", text: "<p>Plan berths.</p>" },
      qualifications: { title: "Qualifications", text: LIST },
    };
    const posting = {
      id: "743999912345678",
      name: "Harbour Planner",
      company: { name: "Northpine" },
      location: { city: "Utrecht", country: "nl" },
      jobAd: { sections },
    };
    expect(boardOf("https://jobs.smartrecruiters.com/Northpine/743999912345678-x").read(posting)).toMatchObject({
      role: "Harbour Planner",
      company: "Northpine",
      location: "Utrecht, NL",
      requirements: REQUEST,
    });
  });

  test("Recruitee", () => {
    const offer = {
      slug: "harbour-planner",
      title: "Harbour Planner",
      company_name: "Northpine",
      city: "Utrecht",
      country: "Netherlands",
      description: "<p>Plan berths.</p>",
      requirements: LIST,
      salary: { min: "4000", max: "5000", currency: "EUR", period: "month" },
    };
    expect(boardOf("https://northpine.recruitee.com/o/harbour-planner").read({ offer })).toMatchObject({
      role: "Harbour Planner",
      company: "Northpine",
      location: "Utrecht, Netherlands",
      salary: "4,000 – 5,000 EUR per month",
      requirements: REQUEST,
    });
  });

  test.each([
    "https://boards.greenhouse.io/northpine/jobs/4012345",
    `https://jobs.lever.co/northpine/${UUID}`,
    `https://jobs.ashbyhq.com/northpine/${UUID}`,
    "https://apply.workable.com/northpine/j/AB12CD34EF/",
    "https://jobs.smartrecruiters.com/Northpine/743999912345678-x",
    "https://northpine.recruitee.com/o/harbour-planner",
  ])("%s: anything unexpected counts as unknown, for the posting and for whether it is listed", (link) => {
    for (const json of [
      null,
      undefined,
      7,
      "x",
      [],
      {},
      { jobs: null },
      { jobs: [7] },
      { offer: [] },
      { content: {} },
      { error: "nope" },
      [[]],
    ]) {
      expect(boardOf(link).read(json)).toBeNull();
      expect(stillListed(boardOf(link), json)).toBe("unknown");
    }
  });
});

describe("whether a posting is still listed", () => {
  const entries = [
    [
      "https://boards.greenhouse.io/northpine/jobs/4012345",
      (ids: string[]) => ({ jobs: ids.map((id) => ({ id: Number(id) })) }),
      "4012345",
      "7",
    ],
    [`https://jobs.lever.co/northpine/${UUID}`, (ids: string[]) => ids.map((id) => ({ id })), UUID, "other"],
    [`https://jobs.ashbyhq.com/northpine/${UUID}`, (ids: string[]) => ({ jobs: ids.map((id) => ({ id })) }), UUID, "other"],
    [
      "https://apply.workable.com/northpine/j/AB12CD34EF/",
      (ids: string[]) => ({ jobs: ids.map((shortcode) => ({ shortcode })) }),
      "AB12CD34EF",
      "FFFFFF",
    ],
    [
      "https://jobs.smartrecruiters.com/Northpine/743999912345678-x",
      (ids: string[]) => ({ totalFound: ids.length, content: ids.map((id) => ({ id })) }),
      "743999912345678",
      "7",
    ],
    [
      "https://northpine.recruitee.com/o/harbour-planner",
      (ids: string[]) => ({ offers: ids.map((slug) => ({ slug })) }),
      "harbour-planner",
      "other",
    ],
  ] as const;

  test.each(entries)("%s is listed, not listed, or unknown where the list is empty", (link, list, id, other) => {
    const board = boardOf(link);
    expect(stillListed(board, list([other, id]))).toBe("listed");
    expect(stillListed(board, list([other]))).toBe("not-listed");
    expect(stillListed(board, list([]))).toBe("unknown");
  });

  test("the first page of a longer list is no evidence about what is not on it", () => {
    const board = boardOf("https://jobs.smartrecruiters.com/Northpine/743999912345678-x");
    expect(stillListed(board, { totalFound: 300, content: [{ id: "7" }] })).toBe("unknown");
  });
});
