import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";

function read(files: Record<string, string | Uint8Array>) {
  let number = 0;
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
    ),
  );
  const result = readFile(zip, "LINKEDIN", () => `id-${++number}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
}

const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...text.split("").flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])]);
const FOLDER = "Basic_LinkedInDataExport_11-22-2026/";
const PROFILE = "First Name,Last Name,Headline,Summary\nZoë,Byron,R&amp;D analyst,Counts &#8220;well&#8221;\n";

it("reads every table of a resume, whatever the folder, the number in the name and the encoding", () => {
  const { data, warnings } = read({
    [`${FOLDER}Profile_12345.csv`]: utf16(PROFILE),
    [`${FOLDER}Positions.csv`]:
      "Company Name,Title,Description,Location,Started On,Finished On\nEngines Ltd,Lead,Led all,Leeds,Mar 2020,\nENGINES LTD,Analyst,Counted,,Jan 2018,Feb 2020\nOld Co,Clerk,,,2015,2017\nEngines Ltd,Intern,,,2014,2014\n",
    [`${FOLDER}Skills.csv`]: "Name\nSums\nsums\nPoetry\n",
    [`${FOLDER}Email Addresses.csv`]:
      "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nada@example.com,Yes,Yes,\n",
    [`${FOLDER}PhoneNumbers.csv`]: "Extension,Number,Type\n,+44 20 7946 0123,Mobile\n",
    [`${FOLDER}Projects.csv`]:
      "Title,Description,Url,Started On,Finished On\nTides,Predicts,https://tides.example.com,Jan 2020,Feb 2020\n",
    [`${FOLDER}Honors.csv`]: "Title,Description,Issued On\nMedal,For counting,Jun 2019\n",
    [`${FOLDER}Volunteering.csv`]:
      "Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Driver,Health,2016,2017,Drove\n",
    [`${FOLDER}Publications.csv`]:
      'Name,Published On,Description,Publisher,Url\nNotes,"Oct 1, 2018",On engines,Memoirs,https://notes.example.com\n',
    [`${FOLDER}Courses.csv`]: "Name,Number\nLogic,101\n",
    [`${FOLDER}Organizations.csv`]: "Name,Position,Description,Started On,Finished On\nMaths Society,Member,,2015,\n",
    [`${FOLDER}Test Scores.csv`]: "Name,Description,Score,Date\nTOEFL,,118,2014\n",
    [`${FOLDER}Patents.csv`]: "Title,Number,Url,Issued On,Description\nCounter,US123,,2019,\n",
    [`${FOLDER}Recommendations_Received.csv`]:
      "First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nCharles,Babbage,Engines,Founder,Counts well.,x,VISIBLE\nNo,One,,,Hidden,x,HIDDEN\n",
  });
  expect(warnings).toEqual([]);
  expect(data).toMatchObject({
    basics: { name: "Zoë Byron", headline: "R&D analyst", email: "ada@example.com", phone: "+44 20 7946 0123" },
    summary: { content: "<p>Counts “well”</p>" },
    sections: {
      experience: {
        items: [
          {
            company: "Engines Ltd",
            position: "",
            location: "Leeds",
            dates: { start: "2018-01", present: true },
            roles: [
              { position: "Lead", dates: { start: "2020-03", present: true }, description: "<p>Led all</p>" },
              { position: "Analyst", dates: { start: "2018-01", end: "2020-02" } },
            ],
          },
          { company: "Old Co", position: "Clerk", roles: [] },
          { company: "Engines Ltd", position: "Intern", roles: [] },
        ],
      },
      projects: { items: [{ name: "Tides", website: { url: "https://tides.example.com" } }] },
      awards: { items: [{ title: "Medal", date: "Jun 2019" }] },
      volunteer: { items: [{ organization: "Driver, Red Cross", description: "<p>Health</p><p>Drove</p>" }] },
      publications: { items: [{ title: "Notes", publisher: "Memoirs", date: "Oct 1, 2018" }] },
      references: { items: [{ name: "Charles Babbage", position: "Founder, Engines" }] },
    },
    customSections: [
      { title: "Courses", items: [{ name: "Logic" }] },
      { title: "Organizations", items: [{ name: "Member, Maths Society" }] },
      { title: "Test scores", items: [{ name: "TOEFL: 118" }] },
      { title: "Patents", items: [{ name: "Counter, US123" }] },
    ],
  });
  expect(data.sections.skills.items.map((item) => item.name)).toEqual(["Sums", "Poetry"]);
  expect(data.sections.references.items).toHaveLength(1);
});

it("offers applications and saved jobs, preferences and answers, and opens nothing else", () => {
  const { alsoFound, data } = read({
    "Profile.csv": PROFILE,
    "Jobs/Job Applications.csv":
      'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n"3/9/24, 6:41 PM",ada@example.com,123,Engines Ltd,Analyst,https://jobs.example.com/1,cv.pdf,Years of counting?:12 | Can you travel?:Yes\n',
    "Jobs/Job Applications_1.csv":
      "Application Date,Company Name,Job Title,Job Url\n2023-01-31 10:00,Old Co,Clerk,javascript:alert(1)\n",
    "Jobs/Saved Jobs.csv":
      'Saved Date,Job Url,Job Title,Company Name\n"1/2/24",https://jobs.example.com/2,Lead,Tides Inc\n"1/2/24",https://jobs.example.com/1,Analyst,Engines Ltd\n',
    "Jobs/Job Seeker Preferences.csv":
      "Locations,Industries,Preferred Job Types,Job Titles,Introduction Statement\nLeeds | London,Energy,Remote,Analyst | Lead,Hello\n",
    "Jobs/Job Applicant Saved Answers.csv": "Question,Answer\nNotice period?,Four weeks\n",
    "Connections.csv": "First Name,Last Name\nSecret,Friend\n",
    "messages.csv": "FROM,CONTENT\nx,Secret\n",
  });
  expect(alsoFound.applications).toEqual([
    expect.objectContaining({
      company: "Engines Ltd",
      role: "Analyst",
      status: "applied",
      appliedAt: "2024-03-09",
      notes: "cv.pdf",
      sourceUrl: "https://jobs.example.com/1",
    }),
    expect.objectContaining({ company: "Old Co", appliedAt: "2023-01-31", sourceUrl: "" }),
    expect.objectContaining({ company: "Tides Inc", role: "Lead", status: "saved", appliedAt: "" }),
  ]);
  expect(alsoFound.preferences).toMatchObject({
    targetRoles: ["Analyst", "Lead"],
    locations: ["Leeds", "London"],
    maxOfficeDays: 0,
  });
  expect(alsoFound.answers).toEqual(
    expect.arrayContaining([
      { question: "Notice period?", answer: "Four weeks" },
      { question: "Years of counting?", answer: "12" },
      { question: "Can you travel?", answer: "Yes" },
    ]),
  );
  expect(JSON.stringify(data)).not.toContain("Secret");
});

it("passes over notes above the header, and names a row with an open quote instead of swallowing those after it", () => {
  const { data, warnings } = read({
    "Education.csv":
      'Notes:\n"Some rows may be missing."\n\nSchool Name,Start Date,End Date,Notes,Degree Name,Activities\nAcademy,2010,2014,,BSc,\n',
    "Certifications.csv":
      'Name,Url,Authority,Started On,Finished On,License Number\nFirst,,"Guild,Jun 2019,,\nSecond,,Guild,Jun 2020,,\n"Third, with ""care""\nand two lines",,Guild,Jun 2021,,\nFourth,,"Guild" of x,Jun 2022,,\n',
  });
  expect(data.sections.education.items).toMatchObject([{ school: "Academy", degree: "BSc" }]);
  expect(data.sections.certifications.items.map((item) => item.title)).toEqual([
    "First",
    "Second",
    'Third, with "care"\nand two lines',
    "Fourth",
  ]);
  expect(warnings).toEqual([
    {
      code: "row-unclosed",
      message: "A quotation mark in row 2 of Certifications.csv is not closed. The row was read as far as its line goes.",
      file: "Certifications.csv",
      row: 2,
    },
    {
      code: "row-unclosed",
      message: "A quotation mark in row 6 of Certifications.csv is not closed. The row was read as far as its line goes.",
      file: "Certifications.csv",
      row: 6,
    },
  ]);
});
