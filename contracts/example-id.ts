/** The id used in examples. */
export const EXAMPLE_ID = "019bef5a-0477-77e0-968b-5d0e2ecb34e3";
