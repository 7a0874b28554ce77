import { describe, expect, it } from "vitest";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

// Pages of makers never met before, with headings, dates and forms of their own. The persons are fictional.

describe("headings in a person's own words", () => {
  it("are sections by the stems of their words, or else by their lines", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Kurz gesagt"),
        run(50, 140, "Zwölf Jahre Erfahrung in der Konstruktion von Förderanlagen."),
        heading(170, "Das habe ich gemacht"),
        bold(50, 190, "Konstrukteurin"),
        run(400, 190, "01/2018 – heute"),
        run(50, 204, "Elbtal Fördertechnik GmbH, Dresden"),
        heading(240, "Das habe ich gelernt"),
        bold(50, 260, "Maschinenbau (Diplom)"),
        run(400, 260, "10/2006 – 08/2012"),
        run(50, 274, "Technische Hochschule Muldental, Freiberg"),
        heading(310, "Das kann ich"),
        run(50, 330, "SolidWorks, Creo, AutoCAD"),
        heading(360, "So spreche ich"),
        run(50, 380, "Deutsch (Muttersprache), Englisch (fließend)"),
      ),
    );
    expect(data.summary.title).toBe("Kurz gesagt");
    expect(data.sections.experience).toMatchObject({
      title: "Das habe ich gemacht",
      items: [{ position: "Konstrukteurin", company: "Elbtal Fördertechnik GmbH" }],
    });
    expect(data.sections.education.items).toMatchObject([{ school: "Technische Hochschule Muldental" }]);
    expect(data.sections.skills.items.map(({ name }) => name)).toEqual(["SolidWorks", "Creo", "AutoCAD"]);
    expect(data.sections.languages.items).toMatchObject([{ language: "Deutsch" }, { language: "Englisch" }]);
  });

  it("that run up the margin are beside the first line of their text", () => {
    const turned = (top: number, bottom: number, text: string) => ({
      ...heading(bottom, text, 30),
      width: 14,
      turned: { top, bottom },
    });
    const { data } = read(
      page(
        ...HEAD,
        turned(130, 200, "Experience"),
        turned(270, 330, "Education"),
        bold(70, 130, "Head Gardener"),
        run(400, 130, "2019 – 2023"),
        run(70, 144, "Northfield Park Trust, Leeds"),
        run(70, 165, "• Planned the replanting of the walled garden."),
        run(70, 190, "• Led six gardeners."),
        bold(70, 290, "BSc Horticulture"),
        run(400, 290, "2015 – 2018"),
        run(70, 304, "University of Wharfedale, Leeds"),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([{ position: "Head Gardener", company: "Northfield Park Trust" }]);
    expect(data.sections.education.items).toMatchObject([{ school: "University of Wharfedale" }]);
  });
});

describe("forms", () => {
  it("labels of town and country are one place, and what is below the last section for the form is no entry", () => {
    const reading = read(
      page(
        ...HEAD,
        heading(120, "Esperienza lavorativa"),
        run(50, 140, "[ 03/2019 – Attuale ]"),
        bold(50, 154, "Tecnica di laboratorio"),
        run(50, 168, "Acque del Tevere Srl"),
        run(50, 182, "Città: Perugia | Paese: Italia"),
        heading(220, "Lingue"),
        run(50, 240, "Inglese: B2"),
        run(50, 300, "Autorizzo il trattamento dei miei dati personali (UE 2016/679)."),
      ),
    );
    expect(reading.data.sections.experience.items).toMatchObject([
      { location: "Perugia, Italia", dates: { start: "2019-03", present: true } },
    ]);
    expect(reading.data.sections.languages.items).toHaveLength(1);
    expect(reading.unplaced.filter(({ kind }) => kind === "text").map(({ text }) => text)).toEqual([
      "Autorizzo il trattamento dei miei dati personali (UE 2016/679).",
    ]);
  });

  it("cards beside each other are read one by one", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Languages"),
        bold(50, 140, "English"),
        bold(220, 140, "French"),
        run(50, 156, "Native"),
        run(220, 156, "B2"),
      ),
    );
    expect(data.sections.languages.items).toMatchObject([
      { language: "English", fluency: "Native" },
      { language: "French", fluency: "B2" },
    ]);
  });

  it("positions with dates within those of the employer above them are its roles", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Experience"),
        bold(50, 140, "MAPLECREST LOGISTICS INC."),
        run(400, 140, "2017 – Present"),
        bold(50, 164, "Senior HR Business Partner (2020 – Present)"),
        run(60, 188, "• Partner to 1,400 employees."),
        bold(50, 212, "HR Business Partner (2017 – 2020)"),
        run(60, 236, "• Rolled out a new pay structure."),
      ),
    );
    expect(data.sections.experience.items).toMatchObject([
      {
        company: "MAPLECREST LOGISTICS INC.",
        roles: [{ position: "Senior HR Business Partner" }, { position: "HR Business Partner" }],
      },
    ]);
  });

  it("cited works have the title in quotation marks, and their authors as text", () => {
    const { data } = read(
      page(
        ...HEAD,
        heading(120, "Publications"),
        run(50, 140, "[1] A. Byron and M. Osei. “Booting fast on small cores.” Proc. of Embedded Days, 2023."),
        run(50, 156, "[2] A. Byron. “Updates that cannot brick.” Firmware Letters 12(3), 2021."),
      ),
    );
    expect(data.sections.publications.items).toMatchObject([
      { title: "Booting fast on small cores", publisher: "Proc. of Embedded Days", dates: { start: "2023" } },
      { title: "Updates that cannot brick", publisher: "Firmware Letters 12(3)", dates: { start: "2021" } },
    ]);
  });
});
