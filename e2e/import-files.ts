import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const pdfFile = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

/**
 * A resume as other programs print it. Nothing distinguishes the position of its first job from the employer, and a remark behind its
 * number has no field.
 */
export async function foreignPdf(name = "foreign.pdf", person = "Ada Byron"): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const write = (text: string, y: number, { size = 10, isBold = false, x = 60 } = {}) =>
    page.drawText(text, { x, y: 842 - y, size, font: isBold ? bold : plain });
  write(person, 80, { size: 24, isBold: true });
  write("ada@example.com", 104);
  write("+44 20 7946 0123 (Mobile)", 118);
  write("Experience", 160, { size: 14, isBold: true });
  write("Zephyr Umbra", 182, { isBold: true });
  write("2019 - 2021", 182, { x: 460 });
  write("Quillon Marrow", 196);
  write("Kept the machines of the harbour running in every season.", 212);
  write("Education", 250, { size: 14, isBold: true });
  write("BSc Physics", 272, { isBold: true });
  write("2014 - 2017", 272, { x: 460 });
  write("University of Leeds", 286);
  return pdfFile(name, await document.save());
}

/** One page from edge to edge, in type smaller than we print. */
export async function densePdf(): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  let y = 800;
  const write = (text: string, { x = 40, size = 7, isBold = false, down = 9 } = {}) => {
    page.drawText(text, { x, y, size, font: isBold ? bold : plain });
    y -= down;
  };
  write("Ada Byron", { size: 20, isBold: true, down: 16 });
  write("ada@example.com", { down: 22 });
  write("Experience", { size: 12, isBold: true, down: 16 });
  for (let job = 0; job < 13; job++) {
    write(`${2022 - 2 * job} - ${2024 - 2 * job}`, { x: 490, down: 0 });
    write("Keeper of Machines", { isBold: true });
    write(`Harbour Works ${job + 1} Ltd`);
    for (const line of [
      "Kept the machines of the harbour running",
      "Trained the colleagues of the night shift",
      "Wrote its handbook",
    ])
      write(`\u2022 ${line} in the season of ${2022 - 2 * job}, with everybody at the quay.`);
    y -= 6;
  }
  return pdfFile("dense.pdf", await document.save());
}

/** Our own kind of file, which leaves no question. */
export async function wordFile(name = "cv.docx"): Promise<ChosenFile> {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: "Grace Hopper", heading: HeadingLevel.TITLE }),
          new Paragraph("grace@example.com | +1 212 555 0100"),
          heading("Experience"),
          new Paragraph("Software Engineer, Harbour Works Ltd"),
          new Paragraph("Mar 2019 – Present"),
          new Paragraph("Wrote the compiler that everyone else uses, and taught forty people to use it."),
        ],
      },
    ],
  });
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: await Packer.toBuffer(document),
  };
}

export async function scannedPdf(): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 600 });
  return pdfFile("scan.pdf", await document.save());
}
