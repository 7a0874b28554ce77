import type { MakerPerson } from "@/proof/imports/makers/person";
import { iker } from "@/proof/imports/makers/persons/iker";
import { jost } from "@/proof/imports/makers/persons/jost";
import { maelle } from "@/proof/imports/makers/persons/maelle";
import { priyanka } from "@/proof/imports/makers/persons/priyanka";
import { rowan } from "@/proof/imports/makers/persons/rowan";
import { tamsin } from "@/proof/imports/makers/persons/tamsin";

/** All persons, employers, schools and works are fictional; numbers and addresses are reserved ones. */
export const MAKER_PEOPLE: readonly MakerPerson[] = [tamsin, rowan, priyanka, jost, maelle, iker];
