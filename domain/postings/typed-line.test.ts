import { expect, test } from "vitest";
import { readTypedLine } from "@/domain/postings/typed-line";

test.each([
  ["Senior Product Engineer at Northpine", "Northpine", "Senior Product Engineer", ""],
  ["Product Engineer, Northpine", "Northpine", "Product Engineer", ""],
  ["Remote Product Engineer @Figma", "Figma", "Remote Product Engineer", ""],
  ["Northpine – Designer (Berlin)", "Northpine", "Designer", "Berlin"],
  ["Northpine / Designer", "Northpine", "Designer", ""],
  ["Northpine (Designer)", "Northpine", "Designer", ""],
  ["Designer (Northpine)", "Northpine", "Designer", ""],
  ["Designer (Remote)", "", "Designer", "Remote"],
  ["Barista at The Copper Kettle, Leeds", "The Copper Kettle", "Barista", "Leeds"],
  ["Applied to Northpine as a Designer", "Northpine", "Designer", ""],
  ["Northpine: Produktdesigner (m/w/d)", "Northpine", "Produktdesigner (m/w/d)", ""],
  ["Bewerbung bei der Northpine AG als Entwicklerin", "Northpine AG", "Entwicklerin", ""],
  ["Ingénieur produit chez Northpine", "Northpine", "Ingénieur produit", ""],
  ["Ingeniera de producto en Northpine", "Northpine", "Ingeniera de producto", ""],
  ["Ingeniera de producto en Madrid", "", "Ingeniera de producto", "Madrid"],
  ["Ingegnere presso la Northpine S.p.A.", "Northpine S.p.A.", "Ingegnere", ""],
  ["Productontwikkelaar bij Northpine", "Northpine", "Productontwikkelaar", ""],
  ["Inżynier produktu w Northpine", "Northpine", "Inżynier produktu", ""],
  ["Engenheira de produto no Banco Serra", "Banco Serra", "Engenheira de produto", ""],
  ["Northpine’da Ürün Mühendisi", "Northpine", "Ürün Mühendisi", ""],
  ["Інженер у компанії Northpine", "Northpine", "Інженер", ""],
  ["北松株式会社のエンジニア", "北松株式会社", "エンジニア", ""],
  ["株式会社北松 エンジニア", "株式会社北松", "エンジニア", ""],
  ["مهندس منتج في نورثباين", "نورثباين", "مهندس منتج", ""],
  ["Bank of America in Europe", "Bank of America in Europe", "", ""],
  ["Northpine", "Northpine", "", ""],
])("“%s” is company, role and place", (line, company, role, location) => {
  expect(readTypedLine(line)).toEqual({ company, role, location });
});
