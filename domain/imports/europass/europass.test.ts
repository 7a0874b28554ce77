import { describe, expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string, format = "AUTO" as Parameters<typeof readFile>[1]): Reading {
  let number = 0;
  const result = readFile(bytes(text), format, () => `id-${++number}`);
  if (!result.ok) throw new Error(`${result.reason}: ${result.recognised}`);
  return result.reading;
}

describe("Europass", () => {
  it("reads the skills passport of the old editor", () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="de"><LearnerInfo>
<Identification><PersonName><FirstName>Ada</FirstName><Surname>Byron</Surname></PersonName><ContactInfo><Address><Contact><AddressLine>1 Mill Lane</AddressLine><PostalCode>LS1</PostalCode><Municipality>Leeds</Municipality><Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address><Email><Contact>ada@example.com</Contact></Email><TelephoneList><Telephone><Contact>+44 20 7946 0123</Contact><Use><Code>mobile</Code></Use></Telephone></TelephoneList></ContactInfo><Demographics><Birthdate year="1990" month="--12" day="---10"/></Demographics></Identification>
<Headline><Type><Code>job_applied_for</Code></Type><Description><Label>Analystin</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2020" month="--03"/><Current>true</Current></Period><Position><Label>Lead Analyst</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Counted&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Engines Ltd</Name></Employer></WorkExperience><WorkExperience><Period><From year="2015"/></Period><Position><Label>Clerk</Label></Position><Employer><Name>Old Co</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2010"/><To year="2014" month="--06"/></Period><Title>BSc Mathematics</Title><Organisation><Name>Academy</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>en</Code><Label>Englisch</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Code>fr</Code><Label>Französisch</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Communication><Description>Talks well</Description></Communication></Skills>
<AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Medal</Label></Title><Description>For counting</Description></Achievement></AchievementList></LearnerInfo></SkillsPassport>`;
    const { data, format } = read(xml);
    expect(format).toBe("EUROPASS");
    expect(data).toMatchObject({
      basics: {
        name: "Ada Byron",
        headline: "Analystin",
        email: "ada@example.com",
        phone: "+44 20 7946 0123",
        location: "1 Mill Lane, LS1 Leeds, United Kingdom",
        customFields: [{ text: "10/12/1990" }],
      },
      metadata: { page: { locale: "de" } },
      sections: {
        experience: {
          items: [
            {
              company: "Engines Ltd",
              position: "Lead Analyst",
              dates: { start: "2020-03", present: true },
              description: "<ul><li>Counted</li></ul>",
            },
            { company: "Old Co", dates: { start: "2015", end: null, present: false } },
          ],
        },
        education: { items: [{ school: "Academy", degree: "BSc Mathematics", dates: { start: "2010", end: "2014-06" } }] },
        languages: {
          items: [
            { language: "Englisch", level: 5 },
            { language: "Französisch", fluency: expect.stringContaining("Listening C1") },
          ],
        },
        awards: { items: [{ title: "Medal" }] },
      },
      customSections: [{ title: "Communication skills" }],
    });
  });

  it("reads the candidate of today's editor, and keeps parts that have no section", () => {
    const xml = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="oa" xmlns:hr="hr" xmlns:eures="eures"><CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Byron</hr:FamilyName></PersonName><Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@example.com</oa:URI></Communication><Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>44</CountryDialing><oa:DialNumber>2079460123</oa:DialNumber></Communication><Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Warsaw</oa:CityName><CountryCode>pl</CountryCode></Address></Communication><PrimaryLanguageCode name="NORMAL">pol</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><ExecutiveSummary>I count.</ExecutiveSummary><EmploymentHistory><EmployerHistory><hr:OrganizationName>Engines Ltd</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Lead Analyst</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;p&gt;Counted.&lt;/p&gt;</oa:Description><City>London</City><Country>gb</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Academy</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014-06-30</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>BSc Mathematics</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications>
<HobbiesAndInterests><HobbyAndInterest><Title>Chess</Title><Description>Club champion 2019</Description></HobbyAndInterest></HobbiesAndInterests></CandidateProfile></Candidate>`;
    expect(read(xml, "EUROPASS").data).toMatchObject({
      basics: { name: "Ada Byron", email: "ada@example.com", phone: "+44 2079460123", location: "Warsaw, Poland" },
      summary: { content: "<p>I count.</p>" },
      sections: {
        experience: {
          items: [
            {
              company: "Engines Ltd",
              position: "Lead Analyst",
              location: "London, United Kingdom",
              dates: { start: "2020-03", present: true },
            },
          ],
        },
        education: { items: [{ school: "Academy", degree: "BSc Mathematics", dates: { start: "2010", end: "2014-06" } }] },
        languages: {
          items: [
            { language: "Polish", level: 5 },
            { language: "French", fluency: "B2", level: 3 },
          ],
        },
      },
      customSections: [{ title: "Hobbies and interests", items: [{ name: "Chess", description: "<p>Club champion 2019</p>" }] }],
    });
  });
});
