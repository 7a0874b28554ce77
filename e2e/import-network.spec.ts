import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, expectAccessible, test } from "./fixtures";
import { type ChosenFile, foreignPdf } from "./import-files";

/** An archive as the professional network exports it, with applications, saved jobs, preferences and answers. */
const archive = (): ChosenFile => {
  const tables = {
    "Profile.csv":
      'First Name,Last Name,Headline,Summary,Websites\nIlse,Marwick,Data Engineer,I build calm pipelines.,"[PORTFOLIO:https://ilse.example.com,BLOG:https://blog.example.com]"\n',
    "Positions.csv": "Company Name,Title,Description,Location,Started On,Finished On\nTallis,Analyst,Reports.,Bremen,2016,2018\n",
    "Certifications.csv": 'Name,Url,Authority,Started On\nCloud Architect,,"Guild of Clouds,Jun 2019\nSpark,,Guild,Jun 2020\n',
    "Jobs/Job Applications.csv":
      'Application Date,Company Name,Job Title,Job Url,Question And Answers\n"3/9/24, 6:41 PM",Northpine,Staff Engineer,https://jobs.example/1,How many years of SQL?:8\n',
    "Jobs/Saved Jobs.csv":
      'Saved Date,Job Url,Job Title,Company Name\n"5/1/24, 9:00 AM",https://jobs.example/3,Principal Engineer,Zephyr\n',
    "Jobs/Job Seeker Preferences.csv": "Locations,Job Titles\nBerlin | Hamburg,Data Lead\n",
    "Jobs/Job Applicant Saved Answers.csv": "Question,Answer\nWhat is your notice period?,Three months\n",
    "Messages.csv": "From,Content\nSomebody,Secret\n",
  };
  const zip = zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])));
  return { name: "network.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };
};

async function choose(page: Page, ...files: ChosenFile[]) {
  await page.goto("/documents?new=file");
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(files);
  await page.waitForURL(/\/import$/);
}

const stored = async (page: Page, path: string) => (await page.request.get(`/api/openapi${path}`)).json();

test("applications, saved jobs, wishes and answers of a network's archive are offered, and saved only where ticked", async ({
  signedIn: page,
}) => {
  const profile = await stored(page, "/career/profile");
  await page.request.put("/api/openapi/career/profile", {
    data: { ...profile, targetRoles: ["Head of Data"], priorities: "No pager." },
  });
  await choose(page, archive());
  // A row of a table that could not be read whole is named.
  await expect(page.getByText("A quotation mark in row 2 of Certifications.csv is not closed.")).toBeVisible();
  await expect(page.getByLabel("Other contact detail")).toHaveValue("https://blog.example.com");
  await expectAccessible(page);
  expect(await stored(page, "/applications")).toEqual([]);
  await page.getByLabel("Add 2 applications to the tracker").check();
  await page.getByLabel("Add what you look for to your career profile").check();
  await page.getByLabel("Add 2 answers of earlier applications to your facts").check();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.waitForURL(/\/resumes\//);

  const applications = (await stored(page, "/applications")) as { company: string; status: string }[];
  expect(applications.map(({ company, status }) => `${company} ${status}`).sort()).toEqual(["Northpine applied", "Zephyr saved"]);
  // What the person had written before stays.
  expect(await stored(page, "/career/profile")).toMatchObject({
    targetRoles: ["Head of Data", "Data Lead"],
    locations: ["Berlin", "Hamburg"],
    priorities: "No pager.",
  });
  const facts = JSON.stringify(await stored(page, "/career/facts"));
  expect(facts).toContain("What is your notice period? Three months");
  expect(facts).toContain("How many years of SQL? 8");
  expect(facts).not.toContain("Secret");
});

test("among other files, an archive with more than a resume waits for its review instead of losing that", async ({
  signedIn: page,
}) => {
  await choose(page, await foreignPdf(), archive());
  await expect(page.getByText("There is more than a resume in this file. Choose in its review what to add.")).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole("button", { name: "Import 1 file" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 imported" })).toBeVisible();
  await page.getByRole("button", { name: "Review network.zip" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect.poll(async () => (await stored(page, "/resumes")).length).toBe(2);
  expect(await stored(page, "/applications")).toEqual([]);
});

test("a picture among the files is named as one", async ({ signedIn: page }) => {
  const picture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") };
  await choose(page, await foreignPdf(), picture);
  await expect(page.getByText("me.png is a picture, whose text cannot be read.", { exact: false })).toBeVisible();
});
