import { expect, it } from "vitest";
import { findPeriod } from "@/domain/imports/pdf/structure/period";

it.each([
  ["enero de 2019 – presente", "2019-01 – Present"],
  ["SETEMBRO DE 2017 – JANEIRO DE 2021", "2017-09 – 2021-01"],
  ["dal 09/2014 al 02/2020", "09/2014 – 02/2020"],
  ["dal 03/2020 a oggi", "03/2020 – oggi"],
  ["IV 2018 – III 2020", "04/2018 – 03/2020"],
  ["Jan 19 - Mar 21", "Jan 2019 - Mar 2021"],
  ["03.19 – 05.21", "03/2019 – 05/2021"],
  ["’19 – ’21", "2019 – 2021"],
  ["2019/04 – 2020/05", "2019-04 – 2020-05"],
  ["WS 2014/15 – SS 2018", "10/2014 – 04/2018"],
  ["01.04.2018 – 30.09.2021", "01.04.2018 – 30.09.2021"],
  ["jan. 2018 t/m dec. 2019", "jan. 2018 – dec. 2019"],
])("“%s” is read as dates", (text, period) => {
  expect(findPeriod(text, "en-US")).toMatchObject({ period, before: "", after: "" });
});

it("numbers that only look like dates are none", () => {
  for (const text of ["Version 1,250.2019", "Build 12.34", "Room 12/34567"]) expect(findPeriod(text, "en-US")).toBeUndefined();
});
